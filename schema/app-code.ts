import { foldDigits } from "./digits.ts";

/** Reads a code as it was typed or pasted: digits of any script, with any marks between and around its groups. */
export const readCode = (typed: string): string => foldDigits(typed).replaceAll(/[^\p{Lu}\p{Ll}\p{N}]/gu, "");

/** Returns whether a code that was read is one of an authenticator app, not a recovery code. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);
