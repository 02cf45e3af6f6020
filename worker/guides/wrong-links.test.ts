import { eq } from "drizzle-orm";
import type { OwnGuide } from "#schema/own-guide.ts";
import { describe, expect, it } from "vitest";
import { guides } from "../db/tables/guides.ts";
import { site } from "../testing/assets.ts";
import { call, db, makeGuide, makePerson } from "../testing/factories.ts";

const PAYPAL = "PayPal: This is not a username. Please enter the name after paypal.me/, such as marta.";
const PHONE =
  "Phone: This is not a phone number. Please enter one, with its country code, such as +351912345678.";
const WHATSAPP =
  "WhatsApp: This is not a username. Please enter the name after wa.me/, such as +351912345678.";
const usernameOf = (label: string, prefix: string) =>
  `${label}: This is not a username. Please enter the name after ${prefix}, such as marta.`;
/** What earlier rules have stored. */
const STORED = {
  paypalLink: "qrcodes",
  venmoLink: "code",
  tiktok: "t",
  linkedin: "marta@example.com",
  whatsapp: "+https://wa.me/c/351912000014",
  phone: "+ext",
};

async function makeWrong() {
  const marta = await makePerson();
  const { id, uniqueId } = await makeGuide(marta, {
    name: "Marta",
    instagram: "marta.walks",
    cashappLink: "marta",
  });
  await db.update(guides).set(STORED).where(eq(guides.id, id));
  const read = async (path: string) =>
    (await call("GET", `/profile/${uniqueId}${path}`, { env: site })).text();
  return {
    marta,
    id,
    read,
    patch: (json: object) => call("PATCH", `/api/guides/${id}`, { as: marta, json }),
    stored: async () => (await db.select().from(guides).where(eq(guides.id, id)))[0],
  };
}

describe("a link that guests could not open", () => {
  it.each([
    ["paypalLink", "https://www.paypal.com/qrcodes/p2pqrc/ABCDEFGH12345", PAYPAL],
    ["paypalLink", "marta@example.com", PAYPAL],
    ["whatsapp", "https://wa.me/c/351912000014", WHATSAPP],
    ["whatsapp", "912 345 678 / 911 111 111", WHATSAPP],
    ["phone", "+351 912 345 678 ext 12", PHONE],
    ["phone", "https://example.com/912345678", PHONE],
    ["instagram", "https://www.instagram.com/reel/abc/", usernameOf("Instagram", "instagram.com/")],
    ["tiktok", "https://vm.tiktok.com/ZMabc123/", usernameOf("TikTok", "tiktok.com/@")],
    ["linkedin", "https://lnkd.in/abc", usernameOf("LinkedIn", "linkedin.com/in/")],
    ["venmoLink", "https://venmo.com/code?user_id=123", usernameOf("Venmo", "venmo.com/")],
    ["cashappLink", "https://cash.app/qr/abc", usernameOf("Cash App", "cash.app/$")],
    ["buyMeACoffeeLink", "coff.ee", usernameOf("Buy Me A Coffee", "buymeacoffee.com/")],
  ])("a link that guests could not open is refused in %s: %s", async (field, value, message) => {
    const person = await makePerson({ role: "operator" });
    const { id } = await makeGuide(person);
    const json = { name: "Marta", [field]: value };
    const refusal = { message, errors: [message], code: "invalid_input" };
    for (const response of [
      await call("POST", "/api/guides", { as: person, json }),
      await call("PATCH", `/api/guides/${id}`, { as: person, json }),
    ]) {
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject(refusal);
    }
  });

  it("a link as WhatsApp Business hands it out is accepted: page and contact card open it, and it says no country", async () => {
    const marta = await makePerson({ role: "operator" });
    const whatsapp = "https://wa.me/message/ABCDEFGHIJ2K1";
    const json = { name: "Marta", whatsapp: `${whatsapp}?src=qr` };
    const response = await call("POST", "/api/guides", { as: marta, json });
    expect(response.status).toBe(201);
    const [stored] = await db.select().from(guides).where(eq(guides.name, "Marta"));
    expect(stored).toMatchObject({ whatsapp });
    const card = await call("GET", `/profile/${stored?.uniqueId}/contact.vcf`, { env: site });
    expect(await card.text()).toContain(whatsapp);
  });

  it("a link that guests could not open is refused beside the other broken rules of a new profile", async () => {
    const json = { name: "", paypalLink: "a b", bio: "b".repeat(201) };
    const response = await call("POST", "/api/guides", { as: await makePerson(), json });
    expect(await response.json()).toMatchObject({
      errors: ["Name is required", "Bio must be less than 200 characters", PAYPAL],
    });
  });

  it("a link that guests could not open stays where it is stored, when a save sends it unchanged, with or without a number's plus", async () => {
    const { patch, stored } = await makeWrong();
    const whatsapp = STORED.whatsapp.slice(1);
    for (const json of [{ ...STORED, bio: "One" }, { ...STORED, whatsapp, bio: "Two" }, { bio: "Three" }]) {
      expect((await patch(json)).status).toBe(200);
      expect(await stored()).toMatchObject({
        ...STORED,
        whatsapp: expect.stringContaining(whatsapp),
        bio: json.bio,
      });
    }
  });

  it("a link that guests could not open is replaced by a name or emptied, but by no other such link, nor one stored in another field", async () => {
    const { patch, stored } = await makeWrong();
    for (const paypalLink of ["donate", STORED.linkedin]) {
      const refused = await patch({ ...STORED, paypalLink, bio: "No" });
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ message: PAYPAL, errors: [PAYPAL] });
    }
    expect(await stored()).toMatchObject({ ...STORED, bio: "" });
    expect((await patch({ paypalLink: "paypal.me/marta", tiktok: "" })).status).toBe(200);
    expect(await stored()).toMatchObject({ ...STORED, paypalLink: "marta", tiktok: "" });
  });

  it("a link that guests could not open is named to its owner until it is replaced, and is no way to be tipped", async () => {
    const { patch, marta, id } = await makeWrong();
    const current = async () =>
      (await (await call("GET", "/api/user/guides", { as: marta })).json<OwnGuide[]>()).find(
        (one) => one.id === id,
      );
    expect((await current())?.wrongLinks).toEqual([
      "Phone",
      "TikTok",
      "WhatsApp",
      "LinkedIn",
      "PayPal",
      "Venmo",
    ]);
    await patch({ cashappLink: "", tiktok: "", whatsapp: "", linkedin: "", phone: "", venmoLink: "" });
    expect(await current()).toMatchObject({ wrongLinks: ["PayPal"], firstSteps: { tip: false } });
    await patch({ paypalLink: "marta" });
    expect(await current()).toMatchObject({ firstSteps: { tip: true } });
    expect(await current()).not.toHaveProperty("wrongLinks");
  });

  it("a link that guests could not open is left out of the tip page and of the contact card", async () => {
    const { read } = await makeWrong();
    const [tips, card] = [await read("/tip"), await read("/contact.vcf")];
    expect(tips).toContain("https://cash.app/$marta");
    expect(card).toContain("https://instagram.com/marta.walks");
    for (const text of [tips, card])
      expect(text).not.toMatch(/(?:paypal\.me|venmo\.com|tiktok\.com|linkedin\.com|wa\.me)\//);
  });
});
