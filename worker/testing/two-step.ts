import { codeAt, stepAt } from "../auth/totp.ts";

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Creates an authenticator app with this secret. */
export function makeApp({ secret }: { secret: string }) {
  const bits = Array.from(secret, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const bytes = Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
  return {
    bytes,
    /** computes the code it shows; `off` is the seconds by which its clock is ahead */
    code: (off = 0): Promise<string> => codeAt(bytes, stepAt(Date.now() + off * 1000)),
  };
}
