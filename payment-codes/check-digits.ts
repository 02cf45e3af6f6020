/** Adds up digits, each times its weight. Where there are fewer weights than digits, the weights repeat. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1)
    sum += Number(digits[at]) * (weights[at % weights.length] ?? 0);
  return sum;
}

/** Returns what a sum lacks to a multiple of ten. */
export const lacksToTen = (sum: number): number => (10 - (sum % 10)) % 10;
