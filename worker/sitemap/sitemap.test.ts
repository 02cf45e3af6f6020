import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { DAY } from "#schema/durations.ts";
import { connect } from "../db/client.ts";
import { users } from "../db/tables/accounts.ts";
import { guideEditors } from "../db/tables/editors.ts";
import { guides } from "../db/tables/guides.ts";
import { aroundStores } from "../testing/around.ts";
import { renderPage, site, withPageCache } from "../testing/assets.ts";
import {
  call,
  contextOf,
  db,
  makeAdmin,
  makeGuide,
  makePerson,
  type PersonOptions,
} from "../testing/factories.ts";
import { FILE_MAX, listPages } from "./listed-pages.ts";

const confirmed = { emailVerifiedAt: new Date() };

/** A page whose owner was asked, and said so. */
async function makePage(owner: PersonOptions, isListed: boolean | null = true) {
  const person = await makePerson(owner);
  const guide = await makeGuide(person, isListed === null ? {} : { isListed });
  return { person, ...guide };
}

/** The addresses in a file, as an isolate reads it that has read nothing yet. */
async function locationsIn(path: string, testEnv: Env = env): Promise<string[]> {
  const response = await call("GET", path, { env: { ...testEnv } });
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=3600");
  return [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => address);
}

const isIn = async (uniqueId: string, testEnv: Env = env): Promise<boolean> =>
  (await locationsIn("/sitemap-1.xml", testEnv)).includes(`http://localhost/profile/${uniqueId}`);

describe("the sitemap", () => {
  it("the sitemap of a site without listed pages is an empty index, and its first file isn't there", async () => {
    await makePage(confirmed, null);
    expect(await locationsIn("/sitemap.xml")).toEqual([]);
    for (const path of ["/sitemap-1.xml", "/sitemap-0.xml", "/sitemap-x.xml"])
      expect((await call("GET", path, { env: { ...site } })).status).toBe(404);
  });

  it.each<[string, PersonOptions, boolean | null, boolean]>([
    ["of a confirmed address on trial", confirmed, true, true],
    ["of an unconfirmed address on trial", {}, true, false],
    ["of an unconfirmed address with a plan", { subscriptionStatus: "active" }, true, true],
    ["whose trial is over", { ...confirmed, trialEndsAt: new Date(1) }, true, false],
    ["whose team said no", confirmed, false, false],
    ["whose team wasn't asked", confirmed, null, false],
  ])("a page %s", async (_, owner, isListed, isThere) => {
    await makePage(confirmed);
    const { uniqueId } = await makePage(owner, isListed);
    expect(await isIn(uniqueId)).toBe(isThere);
  });

  it("a page that is hidden, or whose account is leaving or gone, is not in the sitemap", async () => {
    await makePage(confirmed);
    const [hidden, leaving, gone] = [
      await makePage(confirmed),
      await makePage(confirmed),
      await makePage(confirmed),
    ];
    const admin = await makeAdmin();
    await call("POST", `/api/admin/guides/${hidden.id}/hide`, { as: admin, json: { reason: "spam" } });
    await db
      .update(users)
      .set({ deletionDueAt: new Date(Date.now() + DAY) })
      .where(eq(users.id, leaving.person.id));
    await db.delete(guides).where(eq(guides.id, gone.id));
    for (const { uniqueId } of [hidden, leaving, gone]) expect(await isIn(uniqueId)).toBe(false);
  });

  it("a site with 100,000 listed pages has files of 10,000 at most, and reads them once an hour", async () => {
    const { person } = await makePage(confirmed);
    await env.DB.prepare(
      `insert into users (id, username, email, password_hash, role, trial_ends_at, email_verified_at, created_at)
       with recursive n(i) as (select 1 union all select i + 1 from n where i < 100000)
       select 100000 + i, 'x', 'many' || i || '@mail.example', 'x', 'guide', ${Date.now() + DAY}, 1, 1 from n`,
    ).run();
    await env.DB.prepare(
      `insert into guides (unique_id, user_id, slot, name, is_listed, created_at, updated_at)
       with recursive n(i) as (select 1 union all select i + 1 from n where i < 100000)
       select 'many' || i, 100000 + i, 1, 'x', 1, 1, 1 from n`,
    ).run();
    const isolate = { ...env };
    const FILES = Array.from({ length: 11 }, (_, n) => n + 1);
    const read = async (path: string) => (await call("GET", path, { env: isolate })).text();
    const index = await read("/sitemap.xml");
    expect([...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual(
      FILES.map((n) => `http://localhost/sitemap-${n}.xml`),
    );
    const counts: number[] = [];
    for (const n of FILES) counts.push((await read(`/sitemap-${n}.xml`)).split("<url>").length - 1);
    expect(counts.slice(0, -1)).toEqual(FILES.slice(1).map(() => FILE_MAX));
    // Those of this test's other people.
    expect(counts.at(-1)).toBeGreaterThan(0);
    expect(counts.at(-1)).toBeLessThan(100);
    const ctx = contextOf();
    const first = await listPages(ctx);
    expect(await listPages({ ...ctx, now: ctx.now + DAY / 25 })).toBe(first);
    expect(await listPages({ ...ctx, now: ctx.now + DAY / 23 })).not.toBe(first);
    await env.DB.prepare("delete from users where id > 100000").run();
    expect(person.id).toBeLessThan(100_000);
  });

  it("a reading of the pages that is cut off holds up no later one", async () => {
    const { uniqueId } = await makePage(confirmed);
    const ctx = contextOf({ env: { ...env } });
    const cutOff = aroundStores(ctx.env, () => new Promise<never>(() => {}));
    void listPages({ ...ctx, db: connect(cutOff.DB) });
    expect((await listPages(ctx)).map((page) => page.uniqueId)).toContain(uniqueId);
  });

  it("the file robots.txt names the sitemap at the site's own address", async () => {
    const response = await call("GET", "/robots.txt");
    expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    const text = await response.text();
    expect(text).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/);
    expect(text).toContain("\nSitemap: http://localhost/sitemap.xml\n");
  });
});

describe("a page that search engines may not show", () => {
  const pageOf = (uniqueId: string) =>
    withPageCache(() => call("GET", `/profile/${uniqueId}`, { env: site }), renderPage);
  const robotsOf = async (uniqueId: string) => {
    const page = await pageOf(uniqueId);
    const meta = /<meta name="robots" content="([^"]*)"/.exec(await page.text())?.[1];
    return [page.headers.get("X-Robots-Tag"), meta];
  };

  it("a page says noindex in its header and its head where its team said no, and nothing new otherwise", async () => {
    const { uniqueId, id, person } = await makePage(confirmed, false);
    expect(await robotsOf(uniqueId)).toEqual(["noindex", "noindex"]);
    for (const isListed of [null, true]) {
      await call("PATCH", `/api/guides/${id}`, { as: person, json: { isListed } });
      expect(await robotsOf(uniqueId)).toEqual([null, "index,follow"]);
    }
  });

  it("an editor may say it, a hand-on forgets it, and what is no answer is refused", async () => {
    const owner = await makePerson({ role: "operator", ...confirmed });
    const { id } = await makeGuide(owner, { isListed: true });
    const editor = await makePerson();
    const at = new Date();
    await db
      .insert(guideEditors)
      .values({ guideId: id, email: editor.email, userId: editor.id, invitedAt: at, joinedAt: at });
    const patch = (isListed: unknown) =>
      call("PATCH", `/api/guides/${id}`, { as: editor, json: { isListed } });
    expect(await (await patch(false)).json()).toMatchObject({ isListed: false });
    for (const wrong of ["yes", 1, "true", {}]) expect((await patch(wrong)).status).toBe(400);
    const handedOn = await call("POST", `/api/guides/${id}/hand-on`, { as: owner, json: { name: "Rita" } });
    expect([handedOn.status, await handedOn.json()]).toEqual([
      200,
      expect.objectContaining({ isListed: null }),
    ]);
  });

  it("a page without a photo is previewed by the site's picture", async () => {
    const { uniqueId } = await makePage(confirmed);
    const html = await (await pageOf(uniqueId)).text();
    expect(html).toContain('<meta property="og:image" content="http://localhost/og.png"/>');
  });
});
