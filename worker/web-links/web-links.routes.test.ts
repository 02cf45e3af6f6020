import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addDays, dayAndHour } from "#schema/day.ts";
import type { WebLink } from "#schema/web-links.ts";
import { guides } from "../db/tables/guides.ts";
import { webLinks } from "../db/tables/web-links.ts";
import { call, contextOf, db, makeGuide, makePerson, type Person } from "../testing/factories.ts";
import { findPublicPage } from "../public-page/query.ts";

const WEBSITE: WebLink = { label: "Website", url: "https://marta.example/", until: null };
const CHANNEL: WebLink = { label: "قناتي", url: "https://t.me/marta", until: null };
const photosUntil = (until: string): WebLink => ({ label: "Photos", url: "https://photos.example/a", until });

async function makeProfile(values: { timeZone?: string } = {}) {
  const owner = await makePerson();
  return { owner, ...(await makeGuide(owner, values)) };
}
const put = (id: number, as: Person | undefined, json: unknown) =>
  call("PUT", `/api/guides/${id}/links`, { ...(as && { as }), json });
const listed = async (id: number, as: Person): Promise<WebLink[]> =>
  (await call("GET", `/api/guides/${id}/links`, { as })).json();
const shown = async (uniqueId: string) =>
  (await (await call("GET", `/api/guides/${uniqueId}`)).json<{ links: WebLink[] }>()).links;
/** Today in a zone that is far from UTC. */
const todayIn = (timeZone: string) => dayAndHour(timeZone, Date.now()).day;

describe("links of a profile's own", () => {
  it("the list of links is replaced as a whole, in the guide's order, and is public", async () => {
    const { owner, id, uniqueId } = await makeProfile();
    expect(await listed(id, owner)).toEqual([]);
    const response = await put(id, owner, [{ ...WEBSITE, label: " Website " }, CHANNEL]);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual([WEBSITE, CHANNEL]);
    await put(id, owner, [CHANNEL, WEBSITE]);
    expect(await listed(id, owner)).toEqual([CHANNEL, WEBSITE]);
    expect(await shown(uniqueId)).toEqual([CHANNEL, WEBSITE]);
    await put(id, owner, []);
    expect(await shown(uniqueId)).toEqual([]);
  });

  it("a list of links with a mistake is refused with row, field and code, and the old one stays whole", async () => {
    const { owner, id } = await makeProfile();
    await put(id, owner, [WEBSITE]);
    const refused = await put(id, owner, [CHANNEL, { ...WEBSITE, label: "n".repeat(41) }]);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toEqual({
      message: "Row 2: The name must be 40 characters or less",
      errors: ["Row 2: The name must be 40 characters or less"],
      code: "invalid_input",
      issues: [
        {
          path: [1, "label"],
          text: "Row {row}: The name must be {max} characters or less",
          values: { row: 2, max: 40 },
        },
      ],
    });
    const tips = await put(id, owner, [{ ...WEBSITE, url: "https://www.paypal.me/marta" }]);
    expect(await tips.json()).toMatchObject({
      message: "Row 1: Guests tip here. Please add it under “Tipping & Payments”.",
    });
    const many = Array.from({ length: 9 }, (_, n) => ({ ...WEBSITE, url: `https://marta.example/${n}` }));
    expect(await (await put(id, owner, many)).json()).toMatchObject({
      message: "Please list at most 8 links",
    });
    for (const json of [null, {}, "x"])
      expect(await (await put(id, owner, json)).json()).toMatchObject({ message: "Invalid input" });
    expect(await listed(id, owner)).toEqual([WEBSITE]);
  });

  it("a link is shown until the midnight after its day, by the profile's own clock, also from the cache", async () => {
    for (const timeZone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
      const { owner, id, uniqueId } = await makeProfile({ timeZone });
      const today = todayIn(timeZone);
      const past = photosUntil(addDays(today, -1));
      expect(await (await put(id, owner, [WEBSITE, past])).json()).toEqual([WEBSITE, past]);
      expect(await shown(uniqueId)).toEqual([WEBSITE]);
      expect(await listed(id, owner)).toEqual([WEBSITE, past]);
      await put(id, owner, [photosUntil(today)]);
      expect(await shown(uniqueId)).toEqual([photosUntil(today)]);
      const before = await findPublicPage(contextOf(), uniqueId);
      const midnight = before?.shownUntil ?? 0;
      expect(dayAndHour(timeZone, midnight)).toEqual({ day: addDays(today, 1), hour: 0 });
      expect(dayAndHour(timeZone, midnight - 1).day).toBe(today);
      const after = await findPublicPage({ ...contextOf(), now: midnight }, uniqueId);
      expect(after?.data.guide.links).toEqual([]);
    }
  });

  it("a link's last day is at most a year ahead of the day at the profile's place", async () => {
    for (const timeZone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
      const { owner, id } = await makeProfile({ timeZone });
      const last = addDays(todayIn(timeZone), 366);
      expect((await put(id, owner, [photosUntil(last)])).status).toBe(200);
      const refused = await put(id, owner, [photosUntil(addDays(last, 1))]);
      expect(await refused.json()).toMatchObject({ message: "Row 1: Please choose a day within a year" });
    }
  });

  it("a list of links is whole after many saves at once, and the table takes no ninth row", async () => {
    const { owner, id } = await makeProfile();
    const lists = [[WEBSITE, CHANNEL], [CHANNEL], [photosUntil("2026-12-24"), WEBSITE, CHANNEL]];
    await Promise.all([...lists, ...lists].map((list) => put(id, owner, list)));
    expect(lists).toContainEqual(await listed(id, owner));
    await expect(db.insert(webLinks).values({ ...WEBSITE, guideId: id, position: 9 })).rejects.toThrow();
  });

  it("a profile's links go with it", async () => {
    const { owner, id } = await makeProfile();
    await put(id, owner, [WEBSITE]);
    await call("DELETE", `/api/guides/${id}`, { as: owner });
    expect(await db.select().from(webLinks).where(eq(webLinks.guideId, id))).toEqual([]);
    expect(await db.select().from(guides).where(eq(guides.id, id))).toEqual([]);
  });

  it("a contact card has the links that guests see", async () => {
    const { owner, id, uniqueId } = await makeProfile();
    await put(id, owner, [WEBSITE, CHANNEL, photosUntil("2020-01-01")]);
    const card = await (await call("GET", `/profile/${uniqueId}/contact.vcf`)).text();
    expect(card).toContain("URL:https://marta.example/\r\nURL:https://t.me/marta\r\n");
    expect(card).not.toContain("photos.example");
  });
});
