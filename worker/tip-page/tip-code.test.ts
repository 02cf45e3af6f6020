import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { PRINTS } from "#schema/code-marks.ts";
import { renderPage, site, withPageCache } from "../testing/assets.ts";
import { call, makeGuide, makePerson, PASSWORD, type Person } from "../testing/factories.ts";
import { findPageAndWays } from "../public-page/query.ts";
import { countTrips } from "../testing/queries.ts";
import { rowsOf } from "../testing/rows-read.ts";
import { GUEST, statisticsOf } from "../testing/statistics.ts";

/** Reads a code as a guest's phone does; `asked` are the pages that the cache was asked for. */
async function scan(path: string, { as, headers, method = "GET", on = site }: Scan = {}) {
  const asked: string[] = [];
  const response = await withPageCache(
    () => call(method, path, { env: on, headers: { "User-Agent": GUEST, ...headers }, ...(as && { as }) }),
    (request) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      return renderPage(request);
    },
  );
  return { response, text: await response.text(), asked };
}
type Scan = { as?: Person; headers?: Record<string, string>; method?: string; on?: Env };

const isTipPage = (text: string) => text.includes("tip-page");

async function makeTipped(values: object = {}, owner?: Person) {
  const person = owner ?? (await makePerson());
  const guide = await makeGuide(person, { timeZone: "UTC", paypalLink: "martawalks", ...values });
  return { ...guide, owner: person };
}

describe("a code that opens the ways to tip", () => {
  it("a code that opens the ways to tip gets the tip page, its headers and no redirect, in any case", async () => {
    const { uniqueId } = await makeTipped();
    const tips = await call("GET", `/profile/${uniqueId}/tip`, { env: site });
    const headersOf = ({ headers }: Response) =>
      Object.fromEntries([...headers].filter(([name]) => name !== "x-request-id"));
    const html = await tips.text();
    for (const print of PRINTS)
      for (const path of [`/q/${uniqueId}/${print}-t`, `/Q/${uniqueId}/${print}-t/`.toUpperCase()]) {
        const { response, text, asked } = await scan(path);
        expect([path, response.status, asked]).toEqual([path, 200, []]);
        expect(headersOf(response)).toEqual(headersOf(tips));
        expect(text).toBe(html);
      }
  });

  it("a code's address with marks behind it leads to what the code opens", async () => {
    const { uniqueId } = await makeTipped();
    for (const mark of ["badge-t", "card-r"])
      for (const marks of [".", ")", "%20", ",", "%E3%80%82"]) {
        const { response } = await scan(`/q/${uniqueId}/${mark}${marks}?lang=de`);
        expect([marks, response.status]).toEqual([marks, 301]);
        expect(response.headers.get("Location")).toBe(`/q/${uniqueId}/${mark}?lang=de`);
      }
    for (const mark of ["badge.", "badge-t2", "x-t."])
      expect((await scan(`/q/${uniqueId}/${mark}`)).response.status).toBe(200);
  });

  it("a code that opens the ways to tip leads to nothing below its own address, and is in the language asked for", async () => {
    const { uniqueId } = await makeTipped();
    const { text } = await scan(`/q/${uniqueId}/tent-t?lang=ar&part=1`);
    expect(text).toContain('<html lang="ar" dir="rtl"');
    expect(text).toContain('name="lang" value="ar"');
    const addresses = [...text.matchAll(/\s(?:href|src|action)="([^"]*)"/g)].map(([, address]) => address);
    expect(addresses.length).toBeGreaterThan(5);
    for (const address of addresses) expect(address).toMatch(/^(?:\/(?!q\/)|#|https:|data:)/i);
  });

  it("a code that opens the ways to tip counts as a scan by its mark and as tips that were opened", async () => {
    const guide = await makeTipped();
    await scan(`/q/${guide.uniqueId}/badge-t`);
    await scan(`/Q/${guide.uniqueId.toUpperCase()}/BADGE-T`);
    await scan(`/q/${guide.uniqueId}/badge-r`);
    await scan(`/q/${guide.uniqueId}/badge`);
    const { totals, marks } = await statisticsOf(guide.owner, guide.id);
    expect(totals).toMatchObject({ visits: 4, scans: 4, tipOpens: 2, tipWays: 0 });
    expect(marks).toEqual([
      { mark: "badge-t", scans: 2 },
      { mark: "badge", scans: 1 },
      { mark: "badge-r", scans: 1 },
    ]);
  });

  it("a code that opens the ways to tip counts nothing for its owner, programs and requests without a page", async () => {
    const guide = await makeTipped();
    const path = `/q/${guide.uniqueId}/card-t`;
    expect((await scan(path, { as: guide.owner })).response.status).toBe(200);
    await scan(path, { method: "HEAD" });
    await scan(path, { headers: { "User-Agent": "WhatsApp/2.23.20.0" } });
    await scan(path, { headers: { "Sec-Purpose": "prefetch" } });
    expect((await statisticsOf(guide.owner, guide.id)).totals).toMatchObject({
      visits: 0,
      scans: 0,
      tipOpens: 0,
    });
    const own: { id: number; firstScan: string | null }[] = await (
      await call("GET", "/api/user/guides", { as: guide.owner })
    ).json();
    expect(own.find(({ id }) => id === guide.id)?.firstScan).not.toBeNull();
  });

  it("a code that opens the ways to tip opens the page where there is none, and counts as a scan alone", async () => {
    const guide = await makeTipped({ paypalLink: "" });
    const { response, text, asked } = await scan(`/q/${guide.uniqueId}/poster-t`);
    expect([response.status, asked]).toEqual([200, []]);
    expect(isTipPage(text)).toBe(false);
    // It is the page that any other code opens, headers and all.
    const other = await scan(`/q/${guide.uniqueId}/poster`, { headers: { "User-Agent": "curl/8.5.0" } });
    const rest = ({ headers }: Response) =>
      Object.fromEntries([...headers].filter(([name]) => name !== "x-request-id"));
    expect(rest(response)).toEqual(rest(other.response));
    const withoutToken = (html: string) => html.replaceAll(/\w+\.[0-9a-f]{32}/g, "");
    expect(withoutToken(text)).toBe(withoutToken(other.text));
    const { totals, marks } = await statisticsOf(guide.owner, guide.id);
    expect(totals).toMatchObject({ visits: 1, scans: 1, tipOpens: 0 });
    expect(marks).toEqual([{ mark: "poster-t", scans: 1 }]);
    // Its guide adds a way: the same code opens it, and is still one code.
    await call("POST", "/api/account/confirm", { as: guide.owner, json: { password: PASSWORD } });
    await call("PUT", `/api/guides/${guide.id}/payment-ways`, {
      as: guide.owner,
      json: [{ kind: "revolut", value: "martawalks" }],
    });
    expect(isTipPage((await scan(`/q/${guide.uniqueId}/poster-t`)).text)).toBe(true);
  });

  it("a code that opens the ways to tip is after a hand-on what the page has then", async () => {
    const guide = await makeTipped();
    await call("POST", `/api/guides/${guide.id}/hand-on`, {
      as: guide.owner,
      json: { name: "Rita Lopes", password: PASSWORD },
    });
    const { response, text } = await scan(`/q/${guide.uniqueId}/badge-t`);
    expect(response.status).toBe(200);
    expect(text).toContain("Rita Lopes");
    expect(text).not.toContain("martawalks");
    expect(isTipPage(text)).toBe(false);
  });

  it("a code that opens the ways to tip is the page's own 404 for nobody and for a hidden profile, and shows it to its owner", async () => {
    const owner = await makePerson({ subscriptionStatus: "inactive", trialEndsAt: new Date(0) });
    const guide = await makeTipped({}, owner);
    for (const path of ["/q/nobody/badge-t", `/q/${guide.uniqueId}/badge-t`]) {
      const { response, text } = await scan(path);
      expect(response.status).toBe(404);
      expect(text).toContain("Profile unavailable");
    }
    const { response, text } = await scan(`/q/${guide.uniqueId}/badge-t`, { as: owner });
    expect(response.status).toBe(200);
    expect(isTipPage(text)).toBe(true);
    expect((await statisticsOf(guide.owner, guide.id)).totals).toMatchObject({
      visits: 0,
      scans: 0,
      tipOpens: 0,
    });
  });

  it.each(["tag-t", "tram-t", "badge-2-t", "stickers-t", "badge-r", "badge"])(
    "the mark %s opens the page, as codes that hang already do",
    async (mark) => {
      const guide = await makeTipped();
      const { response, text, asked } = await scan(`/q/${guide.uniqueId}/${mark}`);
      expect([response.status, asked]).toEqual([200, [`/profile/${guide.uniqueId}?lang=en`]]);
      expect(isTipPage(text)).toBe(false);
      expect((await statisticsOf(guide.owner, guide.id)).marks).toEqual([{ mark, scans: 1 }]);
    },
  );

  it("a code that opens the ways to tip reads the database once, also where there is none", async () => {
    for (const paypalLink of ["martawalks", ""]) {
      const { uniqueId } = await makeTipped({ paypalLink });
      const { DB, trips } = countTrips(env.DB);
      // A program's visit isn't counted, which would write.
      await scan(`/q/${uniqueId}/badge-t`, { on: { ...site, DB }, headers: { "User-Agent": "curl/8.5.0" } });
      expect(trips()).toBe(1);
    }
  });

  it("a code that opens the ways to tip reads at most forty rows, with eight links, reviews and ways", async () => {
    const { uniqueId, id, owner } = await makeTipped();
    const links = Array.from({ length: 8 }, (_, place) => ({
      label: `Photos ${place}`,
      url: `https://photos-${place}.example/`,
    }));
    await call("PUT", `/api/guides/${id}/links`, { as: owner, json: links });
    await call("POST", "/api/account/confirm", { as: owner, json: { password: PASSWORD } });
    const ways = ["martawalks", "marta", "rita"].map((value) => ({ kind: "revolut", value }));
    await call("PUT", `/api/guides/${id}/payment-ways`, { as: owner, json: ways });
    for (let count = 0; count < 8; count++)
      await call("POST", `/api/guides/${uniqueId}/reviews`, {
        json: { name: `Guest ${count}`, rating: 5, comment: `The ${count + 2} hours flew.` },
      });
    const { rows } = await rowsOf((ctx) => findPageAndWays(ctx, uniqueId, ""));
    expect(rows).toBeLessThanOrEqual(40);
  });
});
