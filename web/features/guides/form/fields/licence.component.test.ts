import { describe, expect, it } from "vitest";
import { IDENTITY_MESSAGE } from "#schema/licence.ts";
import { fill, screen } from "#web/testing/app.ts";
import {
  field,
  leaves,
  openForm,
  save,
  seeDescription,
  storedGuide,
  withProfile,
} from "#web/testing/form-page.ts";
import { touch } from "#web/testing/ways.ts";

const LICENCE = { number: "RNAAT 123/2020", issuer: "Turismo de Portugal", url: "https://rnt.example/123" };
const LINK = "Where to look it up";

/** Touches the form, which loads the fields, until they are there. */
const seeFields = () => touch(() => screen.getByRole("textbox", { name: "Issued by" }));

describe("the licence of a profile", () => {
  it("a licence is typed, stored, shown again, and emptied", async () => {
    const { guide } = await withProfile();
    await openForm(guide);
    await seeFields();
    await fill(field("Number"), LICENCE.number);
    await fill(field("Issued by"), LICENCE.issuer);
    await fill(field(LINK), LICENCE.url);
    await save();
    await leaves(guide);
    expect(await storedGuide(guide)).toMatchObject({ licence: LICENCE });
    await openForm(guide);
    await seeFields();
    expect([field("Number").value, field("Issued by").value, field(LINK).value]).toEqual(
      Object.values(LICENCE),
    );
    for (const label of ["Number", "Issued by", LINK]) await fill(field(label), "");
    await save();
    await leaves(guide);
    expect(await storedGuide(guide)).toMatchObject({ licence: null });
  });

  it.each([
    ["Number", IDENTITY_MESSAGE, { Number: "Passport C01X00T47", "Issued by": "Foreign Office" }],
    ["Number", IDENTITY_MESSAGE, { Number: "4111 1111 1111 1111", "Issued by": "Bank" }],
    ["Number", "Please give the number of your licence", { "Issued by": "Turismo de Portugal" }],
    ["Issued by", "Please name the office that issued it", { Number: "RNAAT 123" }],
    [
      LINK,
      "Please enter a valid URL",
      { Number: "1", "Issued by": "Office", [LINK]: "http://rnt.example/1" },
    ],
  ])("a licence with a wrong %s is refused at its field: %s", async (label, sentence, typed) => {
    const { guide } = await withProfile();
    await openForm(guide);
    await seeFields();
    for (const [name, text] of Object.entries(typed)) await fill(field(name), text);
    await save();
    await seeDescription(label, sentence);
    expect(await storedGuide(guide)).toMatchObject({ licence: null });
  });
});
