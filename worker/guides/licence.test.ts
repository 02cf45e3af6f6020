import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { AdminGuide, AuditEntry } from "#schema/admin.ts";
import { DAY } from "#schema/durations.ts";
import type { PublicGuide } from "#schema/guide.ts";
import { IDENTITY_MESSAGE } from "#schema/licence.ts";
import { TIPS_MESSAGE } from "#schema/tip-links.ts";
import { guides } from "../db/tables/guides.ts";
import { findPublicPage } from "../public-page/query.ts";
import { renderPublicPage } from "../public-page/render.ts";
import { site } from "../testing/assets.ts";
import {
  call,
  contextOf,
  db,
  makeAdmin,
  makeGuide,
  makePerson,
  PASSWORD,
  type Person,
} from "../testing/factories.ts";

const LICENCE = { number: "RNAAT 123/2020", issuer: "Turismo de Portugal", url: "https://rnt.example/123" };
const today = new Date().toISOString().slice(0, 10);

let admin: Person;
beforeAll(async () => {
  admin = await makeAdmin();
});

async function makeLicensed(licence: object = LICENCE) {
  const owner = await makePerson();
  return { owner, ...(await makeGuide(owner, { licence } as never)) };
}
type Licensed = Awaited<ReturnType<typeof makeLicensed>>;
const patch = ({ id, owner }: Pick<Licensed, "id" | "owner">, json: object) =>
  call("PATCH", `/api/guides/${id}`, { as: owner, json });
const compared = { number: LICENCE.number, issuer: LICENCE.issuer, name: "Marta Oliveira" };
const confirm = (id: number, json: object = {}) =>
  call("POST", `/api/admin/guides/${id}/licence/confirm`, { as: admin, json: { ...compared, ...json } });
const licenceOf = async ({ uniqueId }: Pick<Licensed, "uniqueId">) =>
  ((await (await call("GET", `/api/guides/${uniqueId}`)).json()) as PublicGuide).licence;
const htmlOf = async ({ uniqueId }: Licensed, { now = Date.now(), env = site } = {}) =>
  (await renderPublicPage(contextOf({ env, now }), { uniqueId, tag: "en", url: "https://x.example/" }))
    .text()
    .then((html) => html.replaceAll("<!-- -->", ""));

describe("a guide's licence", () => {
  it("a licence is stored as the guide states it, shown in words with its link, and emptied with null", async () => {
    const guide = await makeLicensed({
      ...LICENCE,
      number: " RNAAT\u200B 123/2020\u202e ",
      checkedOn: today,
    });
    expect(await licenceOf(guide)).toEqual(LICENCE);
    const html = await htmlOf(guide);
    expect(html).toContain("Licensed guide · <bdi>RNAAT 123/2020</bdi> · <bdi>Turismo de Portugal</bdi>");
    expect(html).toContain(
      '<a href="https://rnt.example/123" target="_blank" rel="noopener noreferrer nofollow ugc">Look it up</a>',
    );
    expect(html).toContain("As stated by <bdi>Marta Oliveira</bdi>");
    expect(html).toContain(
      '"hasCredential":{"@type":"EducationalOccupationalCredential","credentialCategory":"license","identifier":"RNAAT 123/2020","recognizedBy":{"@type":"Organization","name":"Turismo de Portugal"},"url":"https://rnt.example/123"}',
    );
    await patch(guide, { callMe: "Marta" });
    expect(await htmlOf(guide)).toContain("As stated by <bdi>Marta</bdi>");
    const { url: _lookup, ...words } = LICENCE;
    await patch(guide, { licence: { ...LICENCE, url: null } });
    expect(await licenceOf(guide)).toEqual(words);
    expect(await (await patch(guide, { licence: null })).json()).toMatchObject({ licence: null });
    expect(await htmlOf(guide)).not.toContain("Licensed guide");
  });

  it.each([
    [{ issuer: "x" }, "number", "Please give the number of your licence"],
    [{ number: " ", issuer: "x" }, "number", "Please give the number of your licence"],
    [{ number: "1" }, "issuer", "Please name the office that issued it"],
    [{ number: "1".repeat(41), issuer: "x" }, "number", "Number must be less than 40 characters"],
    [{ number: "1", issuer: "x".repeat(81) }, "issuer", "Issuer must be less than 80 characters"],
    [{ number: "1", issuer: "x", url: "http://rnt.example" }, "url", "Please enter a valid URL"],
    [{ number: "1", issuer: "x", url: "javascript:alert(1)" }, "url", "Please enter a valid URL"],
    [{ number: "1", issuer: "x", url: "https://127.1/" }, "url", "Please enter a valid URL"],
    [{ number: "1", issuer: "x", url: "https://u:p@rnt.example/" }, "url", "Please enter a valid URL"],
    [{ number: "1", issuer: "x", url: "" }, "url", "Please enter a valid URL"],
    [{ number: "1", issuer: "x", url: "https://paypal.me/marta" }, "url", TIPS_MESSAGE],
    [{ number: "1", issuer: "x", url: "https://wise.com/pay/me/marta" }, "url", TIPS_MESSAGE],
    [{ number: "1", issuer: "x", url: "https://out.example/?u=ko-fi.com/marta" }, "url", TIPS_MESSAGE],
    [{ number: "4111 1111 1111 1111", issuer: "x" }, "number", IDENTITY_MESSAGE],
    [{ number: "529.982.247-25", issuer: "x" }, "number", IDENTITY_MESSAGE],
    [{ number: "52998224725", issuer: "x" }, "number", IDENTITY_MESSAGE],
    [{ number: "S1234567D", issuer: "x" }, "number", IDENTITY_MESSAGE],
    [{ number: "1-1017-00230-70-8", issuer: "x" }, "number", IDENTITY_MESSAGE],
    [{ number: "2345 6789 0124", issuer: "x" }, "number", IDENTITY_MESSAGE],
    [{ number: "Passport C01X00T47", issuer: "x" }, "number", IDENTITY_MESSAGE],
    [{ number: "1", issuer: "card 4111111111111111" }, "issuer", IDENTITY_MESSAGE],
  ])(
    "a licence that lacks something, or is no licence, is refused in its field: %j",
    async (licence, field, sentence) => {
      const guide = await makeLicensed();
      const response = await patch(guide, { licence });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: "invalid_input",
        errors: [expect.stringContaining(sentence)],
        issues: [{ path: ["licence", field] }],
      });
      expect(await licenceOf(guide)).toEqual(LICENCE);
      const created = await call("POST", "/api/guides", {
        as: await makePerson(),
        json: { name: "Rita", licence },
      });
      expect(created.status).toBe(400);
    },
  );

  it("an editor changes a licence as its owner does, and a hand-on empties it with its check", async () => {
    const guide = await makeLicensed();
    await confirm(guide.id);
    const response = await call("POST", `/api/guides/${guide.id}/hand-on`, {
      as: guide.owner,
      json: { name: "Tom Silva", password: PASSWORD },
    });
    expect(response.status).toBe(200);
    const [row] = await db.select().from(guides).where(eq(guides.id, guide.id));
    expect([row?.licence, row?.licenceCheckedAt, row?.licenceUntil]).toEqual([null, null, null]);
  });
});

describe("a licence that was checked", () => {
  it("a licence that an admin confirms is said to be checked, by whom and when, with its entry in the log", async () => {
    const guide = await makeLicensed();
    const response = await confirm(guide.id, { until: today });
    expect(response.status).toBe(200);
    const row: AdminGuide = await response.json();
    expect(row).toMatchObject({ id: guide.id, licence: { ...LICENCE, checkedOn: today } });
    expect(await licenceOf(guide)).toEqual({ ...LICENCE, checkedOn: today });
    expect(await htmlOf(guide)).toMatch(/Checked by \u2068Lanyard\u2069 on \w{3} \d+, 2\d{3}/);
    const html = await htmlOf(guide, { env: { ...site, LEGAL_NAME: "Walks & Co" } });
    expect(html).toContain("Checked by \u2068Walks &amp; Co\u2069 on ");
    expect(html).not.toContain("As stated by");
    // Again: the new day, and no end. The calls of version 1.0 say the number alone.
    expect((await confirm(guide.id, { issuer: undefined, name: undefined })).status).toBe(200);
    await call("DELETE", `/api/admin/guides/${guide.id}/licence/confirm`, { as: admin });
    expect(await licenceOf(guide)).toEqual(LICENCE);
    const again = await call("DELETE", `/api/admin/guides/${guide.id}/licence/confirm`, { as: admin });
    expect(again.status).toBe(204);
    const log: AuditEntry[] = await (await call("GET", "/api/admin/audit?limit=20", { as: admin })).json();
    expect(
      log
        .filter(({ subject }) => subject === `guide ${guide.id}`)
        .map(({ action, detail }) => [action, detail]),
    ).toEqual([
      ["licence-end", ""],
      ["licence-confirm", ""],
      ["licence-confirm", today],
    ]);
  });

  it("a licence with another number, or none, isn't confirmed, nor until a day that is past", async () => {
    const guide = await makeLicensed();
    const none = await makeGuide(await makePerson());
    for (const response of [await confirm(guide.id, { number: "1" }), await confirm(none.id)]) {
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({
        message: "The licence has changed. Please load it again.",
        code: "licence_changed",
      });
    }
    for (const until of ["2020-01-01", "2026-02-30", "tomorrow"]) {
      const response = await confirm(guide.id, { until });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        errors: [expect.stringContaining("Please choose a day ahead")],
      });
    }
    expect((await confirm(999_999)).status).toBe(404);
    expect((await call("DELETE", "/api/admin/guides/999999/licence/confirm", { as: admin })).status).toBe(
      404,
    );
  });

  it.each([
    ["number", { licence: { ...LICENCE, number: "RNAAT 124/2020" } }],
    ["issuer", { licence: { ...LICENCE, issuer: "Another office" } }],
    ["name", { name: "Rita Lopes" }],
  ])(
    "a licence isn't confirmed whose %s the guide has changed since the admin read it",
    async (_, change) => {
      const guide = await makeLicensed();
      await patch(guide, change);
      const response = await confirm(guide.id);
      expect([response.status, await response.json()]).toMatchObject([409, { code: "licence_changed" }]);
      expect((await licenceOf(guide))?.checkedOn).toBeUndefined();
    },
  );

  it.each([
    ["number", { licence: { ...LICENCE, number: "RNAAT 124/2020" } }],
    ["issuer", { licence: { ...LICENCE, issuer: "Another office" } }],
    ["name", { name: "Rita Lopes" }],
    ["licence", { licence: null }],
  ])("a change of the %s ends the check", async (_what, change) => {
    const guide = await makeLicensed();
    await confirm(guide.id);
    await patch(guide, change);
    expect((await licenceOf(guide))?.checkedOn).toBeUndefined();
    // Taking it back brings no check back.
    await patch(guide, { licence: LICENCE, name: "Marta Oliveira" });
    expect(await licenceOf(guide)).toEqual(LICENCE);
  });

  it("a save that changes nothing of it, or its link alone, leaves the check", async () => {
    const guide = await makeLicensed();
    await confirm(guide.id);
    const { url: _, ...bare } = LICENCE;
    for (const change of [{ licence: LICENCE, name: "Marta Oliveira" }, { bio: "New" }, { licence: bare }]) {
      await patch(guide, change);
      expect((await licenceOf(guide))?.checkedOn).toBe(today);
    }
  });

  it("a check ends with the day of its end, UTC, also on a cached page", async () => {
    const guide = await makeLicensed();
    await confirm(guide.id, { until: today });
    const midnight = Date.parse(`${today}T00:00Z`) + DAY;
    const at = (now: number) => htmlOf(guide, { now });
    expect(await at(midnight - 1)).toContain("Checked by");
    expect(await at(midnight)).toContain("As stated by");
    const page = await findPublicPage(contextOf({ now: midnight - 5000 }), guide.uniqueId);
    expect(page?.shownUntil).toBe(midnight);
    const later = await findPublicPage(contextOf({ now: midnight }), guide.uniqueId);
    expect(later?.shownUntil).toBeGreaterThan(midnight + DAY);
  });
});
