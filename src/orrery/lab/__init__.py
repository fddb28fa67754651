"""Games in bulk: matches, statistics, benchmarks."""
