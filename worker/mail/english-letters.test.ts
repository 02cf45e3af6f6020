import { expect, it } from "vitest";
import { type LetterCase, sentLetter } from "../testing/sent-letter.ts";

/** SHA-256 of each letter, headers and HTML included: the texts are fixed. */
const LETTERS: [LetterCase, string][] = [
  [{ kind: "verify-email" }, "787d9d8135ce10af"],
  [{ kind: "reset-password" }, "e660d55f74f66eea"],
  [{ kind: "reset-password", detail: "taken-back" }, "df7f4d62a87b2853"],
  [{ kind: "password-changed" }, "df9d24a875a8ea7a"],
  [{ kind: "password-changed", detail: "passkeys two-step editors" }, "334db04d3695f9f8"],
  [{ kind: "confirm-email" }, "c0609fcecab1f4b6"],
  [{ kind: "email-changing" }, "a86adfa830c4142c"],
  [{ kind: "sign-in-changed", detail: "passkey-added 12" }, "63fc21869a6eeecb"],
  [{ kind: "sign-in-changed", detail: "passkey-removed" }, "842b21c8837f9be2"],
  [{ kind: "sign-in-changed", detail: "two-step-on 1764115200000" }, "3b80e4e98db86254"],
  [{ kind: "sign-in-changed", detail: "two-step-off" }, "e91335d890e4e36e"],
  [{ kind: "sign-in-changed", detail: "two-step-removed" }, "2e1293f9ff9772dd"],
  [{ kind: "sign-in-changed", detail: "recovery-codes" }, "85d1f3a606a836e9"],
  [{ kind: "sign-in-changed", detail: "editor-invited 0 1764115200000" }, "35dd28ef6208df9b"],
  [{ kind: "sign-in-changed", detail: "another" }, "36fa3e6c67d5af5c"],
  [{ kind: "deletion-scheduled", detail: String(Date.UTC(2026, 11, 6, 12)) }, "69c49b33a06f80ee"],
  [{ kind: "trial-ending", detail: String(Date.UTC(2026, 0, 2, 12)) }, "e48ef1cc2a0059d2"],
  [{ kind: "payment-failed" }, "15702bb3190e1223"],
  [{ kind: "payment-ways-changed" }, "dee712143c01c838"],
  [{ kind: "payment-ways-changed", by: "editor" }, "55bf6c39823d841b"],
  [{ kind: "payment-ways-changed", by: "owner" }, "fd58964ded57a5fe"],
  [{ kind: "payment-ways-changed", state: "gone" }, "c1b72e8ca442165b"],
  [{ kind: "editor-invited", detail: "1" }, "56b9e391de9ce4e3"],
  [{ kind: "new-reviews" }, "9e321e79ecc9bced"],
  [{ kind: "new-reviews", state: "twice" }, "d1ba2375a4c395a4"],
  [{ kind: "new-reviews", state: "gone" }, "e01ea9202c682379"],
  [{ kind: "review-held" }, "09324267d911dabf"],
  [{ kind: "review-reported" }, "184ffe77879fbcd9"],
  [{ kind: "review-reported", state: "gone" }, "7de4b03fb5a1e21f"],
  [{ kind: "review-decided" }, "a762103e2b8b9e3e"],
  [{ kind: "review-decided", state: "earlier" }, "0469b9237b8c0515"],
  [{ kind: "review-decided", state: "hidden" }, "1353e60c29f5814b"],
  [{ kind: "review-decided", state: "hidden earlier" }, "afa328cb1afe93e8"],
  [{ kind: "report-received" }, "6e8e42d654a6b3e1"],
  [{ kind: "report-decided" }, "3e514d9ce39e3e28"],
  [{ kind: "report-decided", state: "hidden" }, "1c2c6bafd7213b9d"],
  [{ kind: "report-decided", state: "gone" }, "51160284d38704a6"],
  [{ kind: "page-hidden" }, "85ab2ba660fb56dd"],
  [{ kind: "page-hidden", state: "hidden" }, "c8063a4e558e75ea"],
  [{ kind: "page-hidden", state: "gone" }, "c1b72e8ca442165b"],
  [{ kind: "page-deleted", detail: "Marta" }, "0c88f866e6d8b6cc"],
];

const sha256 = async (text: string): Promise<string> =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))).toHex().slice(0, 16);

it("English letters are the same to the byte", async () => {
  const found: [LetterCase, string][] = [];
  for (const [given] of LETTERS) {
    const { letter, person, guide } = await sentLetter(given);
    const { subject, text, html, headers } = letter;
    const whole = JSON.stringify({ subject, text, html, headers })
      .replaceAll(/(token|cancel)=[\w-]{43}/g, "$1=secret")
      .replaceAll(person.email, "marta@example.com")
      .replaceAll(guide.uniqueId, "marta");
    found.push([given, await sha256(whole)]);
  }
  expect(found).toEqual(LETTERS);
});
