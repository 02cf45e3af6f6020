import { customAlphabet } from "nanoid";

const random = customAlphabet("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789");

/** A new id in Stripe's style, such as `cus_` and 14 random characters. */
export const newId = (prefix: string, length: number): string => `${prefix}_${random(length)}`;
