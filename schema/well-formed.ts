/** Replaces halves of UTF-16 pairs. It stands for String.prototype.toWellFormed, which browsers before 2023 lack. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, "\uFFFD");
