"""TI-IND, TI-CHART: the network of spaces and the chart."""
