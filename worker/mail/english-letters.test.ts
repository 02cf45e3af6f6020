import { expect, it } from "vitest";
import { type LetterCase, sentLetter } from "../testing/sent-letter.ts";

/** SHA-256 of each letter, headers and HTML included: the texts are fixed. */
const LETTERS: [LetterCase, string][] = [
  [{ kind: "verify-email" }, "24716aa573791ab1"],
  [{ kind: "reset-password" }, "5e863ebe5b8f5559"],
  [{ kind: "reset-password", detail: "taken-back" }, "df7f4d62a87b2853"],
  [{ kind: "password-changed" }, "df9d24a875a8ea7a"],
  [{ kind: "password-changed", detail: "passkeys two-step editors" }, "334db04d3695f9f8"],
  [{ kind: "confirm-email" }, "ba92fbe7c474c7cd"],
  [{ kind: "email-changing" }, "a86adfa830c4142c"],
  [{ kind: "sign-in-changed", detail: "passkey-added 12" }, "63fc21869a6eeecb"],
  [{ kind: "sign-in-changed", detail: "passkey-removed" }, "842b21c8837f9be2"],
  [{ kind: "sign-in-changed", detail: "two-step-on 1764115200000" }, "3b80e4e98db86254"],
  [{ kind: "sign-in-changed", detail: "two-step-off" }, "e91335d890e4e36e"],
  [{ kind: "sign-in-changed", detail: "two-step-removed" }, "2e1293f9ff9772dd"],
  [{ kind: "sign-in-changed", detail: "recovery-codes" }, "85d1f3a606a836e9"],
  [{ kind: "sign-in-changed", detail: "editor-invited 0 1764115200000" }, "35dd28ef6208df9b"],
  [{ kind: "sign-in-changed", detail: "another" }, "dcc1347a1d3a748f"],
  [{ kind: "deletion-scheduled", detail: String(Date.UTC(2026, 11, 6, 12)) }, "69c49b33a06f80ee"],
  [{ kind: "trial-ending", detail: String(Date.UTC(2026, 0, 2, 12)) }, "a8afc55887e6817f"],
  [{ kind: "payment-failed" }, "15702bb3190e1223"],
  [{ kind: "payment-ways-changed" }, "b789d34d95407835"],
  [{ kind: "payment-ways-changed", by: "editor" }, "ee41201a1e97568d"],
  [{ kind: "payment-ways-changed", by: "owner" }, "a5ce82d42d393465"],
  [{ kind: "payment-ways-changed", state: "gone" }, "d80902adbbb0eb29"],
  [{ kind: "editor-invited", detail: "1" }, "94d23d85d01bed87"],
  [{ kind: "new-reviews" }, "71b6aa085f1d96ac"],
  [{ kind: "new-reviews", state: "twice" }, "84115d7070bc7d9c"],
  [{ kind: "new-reviews", state: "gone" }, "4d64b601b3a774f2"],
  [{ kind: "review-held" }, "697290f4f60cbe02"],
  [{ kind: "review-reported" }, "43189ac95b5e0805"],
  [{ kind: "review-reported", state: "gone" }, "513297e97998dd67"],
  [{ kind: "review-decided" }, "c74651fcbd179007"],
  [{ kind: "review-decided", state: "earlier" }, "d6af27a47455d8d9"],
  [{ kind: "review-decided", state: "hidden" }, "a629bc58ca54503c"],
  [{ kind: "review-decided", state: "hidden earlier" }, "61a550e28c5533b0"],
  [{ kind: "report-received" }, "eb05a2e33ff65e85"],
  [{ kind: "report-decided" }, "2340dfe5fe2420ba"],
  [{ kind: "report-decided", state: "hidden" }, "93eaf69d70bca7ee"],
  [{ kind: "report-decided", state: "gone" }, "51160284d38704a6"],
  [{ kind: "page-hidden" }, "c2ec59f0b696daaa"],
  [{ kind: "page-hidden", state: "hidden" }, "c871dcbf5945b2fb"],
  [{ kind: "page-hidden", state: "gone" }, "d80902adbbb0eb29"],
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
