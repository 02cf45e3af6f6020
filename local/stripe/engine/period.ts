/**
 * Returns the end of the monthly period after `start` (unix seconds): on the anchor's day, or the last of a shorter
 * month.
 */
export function periodEnd(anchor: number, start: number): number {
  const first = new Date(anchor * 1000);
  for (let months = 1; ; months++) {
    const end = new Date(first);
    end.setUTCMonth(first.getUTCMonth() + months);
    // The 31st of a shorter month is a day of the next one; day 0 is the last of the month before.
    if (end.getUTCDate() !== first.getUTCDate()) end.setUTCDate(0);
    if (end.getTime() / 1000 > start) return end.getTime() / 1000;
  }
}
