/** Rounds a mean of ratings to the decimal it is shown with, so that it is the same number wherever it stands. */
export const roundMean = (mean: number): number => Number(mean.toFixed(1));
