import ICAL from "ical.js";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { decode, encode } from "jpeg-js";
import { describe, expect, it, vi } from "vitest";
import type { GuideInput } from "#schema/guide.ts";
import { users } from "../db/tables/accounts.ts";
import { site } from "../testing/assets.ts";
import { call, db, makeGuide, makePerson, PASSWORD, type Person, upload } from "../testing/factories.ts";
import { countTrips } from "../testing/queries.ts";
import { plainPictures } from "../testing/pictures.ts";

const pathOf = (uniqueId: string) => `/profile/${uniqueId}/contact.vcf`;
const ask = (path: string, as?: Person, given: Env = site) =>
  call("GET", path, { env: given, ...(as && { as }) });

/** A card as a parser that isn't ours reads it: the values of each property. */
function read(card: string): Record<string, unknown[]> {
  const [, properties]: [string, [string, object, string, unknown][]] = ICAL.parse(card);
  const values: Record<string, unknown[]> = {};
  // It leaves a semicolon's escape, which RFC 2426 asks for, in texts that have no parts.
  for (const [name, , , value] of properties)
    (values[name] ??= []).push(typeof value === "string" ? value.replaceAll(String.raw`\;`, ";") : value);
  return values;
}
async function cardOf(input: Partial<GuideInput>, owner?: Person) {
  const guide = await makeGuide(owner ?? (await makePerson()), input);
  const response = await ask(pathOf(guide.uniqueId));
  expect(response.status).toBe(200);
  const text = await response.text();
  return { guide, response, text, values: read(text) };
}

const LINKS = {
  email: "marta@walks.example",
  phone: "+351 912 000 014",
  whatsapp: "+351 (0) 912 000 015",
  instagram: "marta.walks",
  tiktok: "marta",
  linkedin: "marta-oliveira",
} satisfies Partial<GuideInput>;
const TIPS = {
  paypalLink: "martatips",
  venmoLink: "martatips",
  zelleLink: "https://enroll.zellepay.com/qr-codes?data=martatips",
  stripeLink: "https://buy.stripe.com/martatips",
  cashappLink: "martatips",
  buyMeACoffeeLink: "martatips",
} satisfies Partial<GuideInput>;

describe("a contact card", () => {
  it("a contact card has name, tag, e-mail, phone in E.164, links, the page's address and the operator's name", async () => {
    const owner = await makePerson({ role: "operator", operatorName: "Sete Colinas; Lda, Lisboa" });
    const { guide, response, values } = await cardOf(
      { name: "Marta Oliveira", professionalTag: "Food, wine; fado", ...LINKS },
      owner,
    );
    expect(response.headers.get("Content-Type")).toBe("text/vcard; charset=utf-8");
    expect(response.headers.get("Content-Disposition")).toMatch(
      /^inline; filename="Marta Oliveira\.vcf"; filename\*=UTF-8''Marta%20Oliveira\.vcf$/,
    );
    const web = [
      "https://instagram.com/marta.walks",
      "https://tiktok.com/@marta",
      "https://wa.me/351912000015",
      "https://linkedin.com/in/marta-oliveira",
    ];
    expect(values).toEqual({
      version: ["3.0"],
      n: [["", "Marta Oliveira", "", "", ""]],
      fn: ["Marta Oliveira"],
      title: ["Food, wine; fado"],
      email: ["marta@walks.example"],
      tel: ["+351912000014"],
      url: [...web, guide.url],
      "x-socialprofile": web,
      note: ["Sete Colinas; Lda, Lisboa"],
    });
  });

  it("a contact card of a bare profile has its name and the page's address", async () => {
    const { guide, values } = await cardOf({ professionalTag: "" });
    expect(Object.keys(values)).toEqual(["version", "n", "fn", "url"]);
    expect(values["url"]).toEqual([guide.url]);
  });

  it("a contact card holds no way to tip", async () => {
    const owner = await makePerson();
    const { guide } = await cardOf({ country: "PT", ...TIPS }, owner);
    await call("POST", "/api/account/confirm", { as: owner, json: { password: PASSWORD } });
    const ways = [{ kind: "revolut", value: "martaways" }];
    await call("PUT", `/api/guides/${guide.id}/payment-ways`, { as: owner, json: ways });
    const text = await (await ask(pathOf(guide.uniqueId))).text();
    expect(text).not.toMatch(/martatips|martaways|tip/i);
  });

  it.each([
    ["Latin", "Zoë Ångström-Łukasiewicz"],
    ["Arabic", "محمد بن عبد الله الأندلسي"],
    ["Hebrew", "יעל לוי־כהן"],
    ["Devanagari", "प्रियंका श्रीनिवासन् कुलकर्णी"],
    ["Japanese", "山田 太郎（ガイド歴二十年の東京下町案内人・浅草寺門前町生まれ育ち）"],
    ["Thai", "สมหญิง รักการเดินทาง ไกด์กรุงเทพ"],
    ["emoji", "Marta 👩‍👩‍👧‍👦🇵🇹 Oliveira"],
    ["signs", 'Mar\\ta; "O", <b>: Oli\\nveira'],
  ])("a contact card is read in any script: %s", async (_, name) => {
    const { values, text, response } = await cardOf({ name });
    expect(values["fn"]).toEqual([name]);
    expect(values["n"]).toEqual([["", name, "", "", ""]]);
    expect(text).toMatch(/^(?:[^\r\n]*\r\n)+$/);
    const bytes = text.split("\r\n").map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
    const header = response.headers.get("Content-Disposition") ?? "";
    expect(header).toMatch(/^[ -~]+$/);
    expect(decodeURIComponent(/UTF-8''(.+)$/.exec(header)?.[1] ?? "")).toMatch(/^.+\.vcf$/);
  });

  it("a contact card of the longest texts there are is whole", async () => {
    const long = { name: "語".repeat(100), professionalTag: "🙂".repeat(30) };
    expect((await cardOf(long)).values).toMatchObject({ fn: [long.name], title: [long.professionalTag] });
  });

  it("a contact card is kept nowhere, and found by no search engine", async () => {
    const { response } = await cardOf({});
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
  });

  it("a contact card takes one round trip to the database", async () => {
    const { uniqueId } = await makeGuide(await makePerson());
    const { DB, trips } = countTrips(env.DB);
    expect((await ask(pathOf(uniqueId), undefined, { ...site, DB })).status).toBe(200);
    expect(trips()).toBe(1);
  });
});

describe("who gets a contact card", () => {
  it("a browser inside another app gets a page at the card's address, in its language, and the card by the page's button", async () => {
    const { uniqueId } = await makeGuide(await makePerson(), { name: "Marta <Oliveira>", ...LINKS });
    const userAgent = "Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Version/4.0 Chrome/126.0.0.0";
    const inApp = (query: string) =>
      call("GET", pathOf(uniqueId) + query, { env: site, headers: { "User-Agent": userAgent } });
    const response = await inApp("?lang=de");
    expect(response.headers.get("Content-Type")).toContain("text/html");
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    const page = await response.text();
    expect(page).toContain("Diese App kann keine Kontakte speichern.");
    expect(page).toContain("Marta &lt;Oliveira&gt;");
    expect(page).toMatch(
      /href="tel:\+351912000014"[^]*href="mailto:marta@walks\.example"|href="mailto:marta@walks\.example"[^]*href="tel:\+351912000014"/,
    );
    const [, button = ""] = /href="[^"]*contact\.vcf(\?[^"]*)"/.exec(page) ?? [];
    expect((await inApp(button)).headers.get("Content-Type")).toContain("text/vcard");
  });

  it("an unknown profile's contact card is 404, with the page's own words", async () => {
    const response = await ask(pathOf("nobody"));
    expect(response.status).toBe(404);
    expect(response.headers.get("Content-Type")).toContain("text/html");
    expect(await response.text()).toContain("Profile unavailable");
  });

  it("a hidden profile's contact card is its owner's alone, and nobody's once the account is leaving", async () => {
    const owner = await makePerson({ subscriptionStatus: "inactive", trialEndsAt: new Date(0) });
    const { uniqueId } = await makeGuide(owner);
    const statuses = async () =>
      Promise.all(
        [undefined, await makePerson(), owner].map(async (as) => (await ask(pathOf(uniqueId), as)).status),
      );
    expect(await statuses()).toEqual([404, 404, 200]);
    await db
      .update(users)
      .set({ deletionDueAt: new Date(Date.now() + 1000) })
      .where(eq(users.id, owner.id));
    expect(await statuses()).toEqual([404, 404, 404]);
  });
});

describe("the photo of a contact card", () => {
  const photo = (width: number, height: number) => {
    const data = new Uint8Array(width * height * 4).fill(90);
    return new Uint8Array(encode({ data, width, height }, 80).data);
  };
  async function photoOf(bytes: Uint8Array<ArrayBuffer>, given: Env = site) {
    const owner = await makePerson();
    const { id, uniqueId } = await makeGuide(owner);
    const path = `/api/guides/${id}/profile-picture`;
    expect((await call("POST", path, { as: owner, body: upload(bytes), env: given })).status).toBe(200);
    const text = await (await ask(pathOf(uniqueId), undefined, given)).text();
    const value = read(text)["photo"]?.[0];
    return { text, uniqueId, jpeg: typeof value === "string" ? Uint8Array.fromBase64(value) : undefined };
  }

  it("the photo is a JPEG of 200 pixels, whatever was uploaded", async () => {
    const { text, jpeg } = await photoOf(photo(600, 400));
    expect(text).toContain("PHOTO;ENCODING=b;TYPE=JPEG:");
    expect(jpeg?.length).toBeLessThan(24_000);
    const { width, height } = decode(jpeg ?? new Uint8Array());
    expect([width, height]).toEqual([200, 200]);
  });

  it.each(["png", "webp", "jpeg"] as const)(
    "the photo of a small %s is no larger than that",
    async (kind) => {
      const { jpeg } = await photoOf(plainPictures[kind]);
      const { width, height } = decode(jpeg ?? new Uint8Array());
      expect(Math.max(width, height)).toBeLessThanOrEqual(16);
    },
  );

  it("the photo is left out where no JPEG can be made, or the bucket doesn't respond", async () => {
    expect((await photoOf(photo(600, 400), { ...site, IMAGES: undefined } as unknown as Env)).jpeg).toBe(
      undefined,
    );
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const { uniqueId } = await photoOf(photo(300, 300));
    const PICTURES: R2Bucket = new Proxy(env.PICTURES, {
      get: (bucket, name) =>
        name === "get"
          ? () => Promise.reject(new Error("R2 is down"))
          : Reflect.get(bucket, name).bind(bucket),
    });
    const response = await ask(pathOf(uniqueId), undefined, { ...site, PICTURES });
    expect(read(await response.text())["photo"]).toBe(undefined);
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("without its photo"));
    error.mockRestore();
  });

  it("the photo of another site isn't fetched", async () => {
    const { values } = await cardOf({ profilePicture: "https://pictures.example/marta.jpg" });
    expect(values["photo"]).toBe(undefined);
  });
});
