/** Returns an admin's reason as a part of a sentence, which has its own full stop. Three dots are left. */
export const inSentence = (reason: string): string => reason.replace(/(?<![.。।])[.。।]$/u, "");
