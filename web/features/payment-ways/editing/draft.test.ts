import { describe, expect, it } from "vitest";
import { type Draft, checkDraft, draftOf, phoneCountry, typedForm } from "./draft.ts";
import { warningOf } from "./exposure-texts.ts";

const check = (draft: Partial<Draft> & Pick<Draft, "kind">, country: string | null = "PT") =>
  checkDraft(draftOf(draft), country);
const ARABIC = "محمد ".repeat(14).trim();

describe("what is typed of a way", () => {
  it("two letters of an IBAN that changed places are told before the name is typed", () => {
    const { faults, way } = check({ kind: "iban", value: "PT50 0002 0123 1234 5678 9051 4" });
    expect(way).toBeUndefined();
    expect(faults.value).toBe("This IBAN has a typing mistake. Please check it.");
  });

  it("a missing name is told as the only fault of a right IBAN, which is understood", () => {
    const checked = check({ kind: "iban", value: "PT50 0002 0123 1234 5678 9015 4" });
    expect(checked.faults).toEqual({
      holder: "Please enter the account holder's name, as the bank knows it.",
    });
    expect(checked.hint).toBe("Account in Portugal");
  });

  it("an IBAN beyond the EEA asks for the BIC", () => {
    const { faults } = check({ kind: "iban", value: "GB82 WEST 1234 5698 7654 32", holder: "Marta" });
    expect(faults.bank).toMatch(/add the bank's BIC/);
    expect(faults.value).toBeUndefined();
  });

  it("a CPF, an NRIC and a card number are refused with the reason, wherever they are pasted", () => {
    expect(check({ kind: "pix", value: "529.982.247-25" }).faults.value).toMatch(/CPF is a tax number/);
    expect(check({ kind: "paynow", value: "S1234567D" }).faults.value).toMatch(/NRIC or FIN/);
    expect(check({ kind: "kofi", value: "4242 4242 4242 4242" }).faults.value).toMatch(/card number/);
    const holder = check({ kind: "pix", value: "marta@walks.example", holder: "4242424242424242 Marta" });
    expect(holder.faults.holder).toMatch(/card number/);
  });

  it("a Pix key says what it was understood as", () => {
    expect(check({ kind: "pix", value: "11987654321" }).hint).toBe("Phone number +55 11 98765 4321");
    expect(check({ kind: "pix", value: "123e4567-e12b-12d1-a456-426655440000" }).hint).toBe("Random key");
  });

  it("a name that no bank's code can hold is told at the name", () => {
    const { faults } = check({ kind: "pix", value: "marta@walks.example", holder: ARABIC });
    expect(faults).toEqual({
      holder: "Please write the name in Latin letters, as your bank does in transfers.",
    });
  });

  it.each(["javascript:alert(1)", "https://paypa1.com/marta", "https://revolut.me.evil.example/marta"])(
    "the link %j is refused",
    (value) => {
      const { faults, way } = check({ kind: "card", value });
      expect(way).toBeUndefined();
      expect(faults.value).toBeTruthy();
    },
  );

  it("a link of a service with a kind of its own says which", () => {
    expect(check({ kind: "card", value: "https://revolut.me/marta" }).faults.value).toMatch(
      /add it as Revolut/,
    );
  });

  it("a correct way is the one that is stored, a pasted address reduced to the name", () => {
    expect(check({ kind: "revolut", value: "https://revolut.me/Marta" }).way).toEqual({
      kind: "revolut",
      value: "marta",
    });
  });

  it("a number is shown behind its country's code, and read with or without it", () => {
    const draft = draftOf({ kind: "number", label: "MB WAY", country: "PT" });
    expect(phoneCountry(draft)).toBe("PT");
    for (const value of ["912 000 014", "+351912000014", "00351 912 000 014"]) {
      const { value: read } = checkDraft({ ...draft, value }, null);
      expect(read && typedForm(read, "+351")).toBe("912 000 014");
    }
  });

  it("a rail that takes an e-mail as well has no code before its field", () => {
    expect(phoneCountry(draftOf({ kind: "number", label: "PayID", country: "AU" }))).toBeUndefined();
    expect(phoneCountry(draftOf({ kind: "number", label: "My app", country: "PT" }))).toBeUndefined();
  });
});

describe("what becomes public", () => {
  const textOf = (kind: Draft["kind"], value: string) => warningOf({ kind, value })?.text;

  it("a phone number comes with the advice of a second one", () => {
    expect(warningOf({ kind: "number", value: "+351912000014" })).toEqual({
      title: "This number becomes public",
      text: "Anyone who opens your page can read it. A second number for work keeps your own private.",
    });
  });

  it("a Pix key that tells something comes with the advice of a random one", () => {
    expect(textOf("pix", "+5511987654321")).toMatch(/random key/);
    expect(textOf("pix", "marta@walks.example")).toMatch(/random key/);
    expect(textOf("pix", "123e4567-e12b-12d1-a456-426655440000")).not.toMatch(/random key/);
  });

  it("an account comes with the advice of a card link, a card link with none", () => {
    expect(textOf("iban", "PT50000201231234567890154")).toMatch(/PayPal or a card link/);
    expect(warningOf({ kind: "card", value: "https://pay.sumup.com/b2c/Q1" })).toBeNull();
  });
});
