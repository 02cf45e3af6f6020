import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Review } from "#schema/review.ts";
import { guides } from "../db/tables/guides.ts";
import { site, withPageCache } from "../testing/assets.ts";
import { call, db, makeGuide, makePerson } from "../testing/factories.ts";

async function visit(path: string, method = "GET") {
  const response = await withPageCache(() => call(method, path, { env: site }));
  return {
    status: response.status,
    to: response.headers.get("Location"),
    headers: response.headers,
    response,
  };
}

async function makePage(tips: { paypalLink?: string } = {}) {
  const owner = await makePerson();
  const { id, uniqueId } = await makeGuide(owner, tips);
  const handle = `ana-${uniqueId}`;
  await call("PATCH", `/api/guides/${id}`, { as: owner, json: { handle } });
  return { uniqueId, handle };
}

async function makeReview(uniqueId: string): Promise<number> {
  const json = { name: "Hannah", rating: 5, comment: "Lovely walk" };
  const { id }: Review = await (await call("POST", `/api/guides/${uniqueId}/reviews`, { json })).json();
  return id;
}

describe("an address with text behind it", () => {
  it("an address with text behind it leads to the page it means, with its query", async () => {
    const { uniqueId, handle } = await makePage({ paypalLink: "ana" });
    const page = `/profile/${uniqueId}`;
    for (const [path, to] of [
      [`/@${handle}.`, page],
      [`/@${handle.replace("-", "%E2%80%91")})?lang=de`, `${page}?lang=de`],
      [`/@${handle}%E2%80%8B`, page],
      [`${page}.`, page],
      [`${page}%20?lang=pt-PT&as=guest`, `${page}?lang=pt-PT&as=guest`],
      [`/profile/${uniqueId.toUpperCase()}`, page],
      [`/PROFILE/${uniqueId}/tip.`, `${page}/tip`],
      [`${page}/contact.vcf)`, `${page}/contact.vcf`],
      [`${page}/QR.`, `${page}/qr`],
      [`/Q/${uniqueId.toUpperCase()}.`, `/q/${uniqueId}`],
      [`/q/${uniqueId}%20/tent`, `/q/${uniqueId}/tent`],
      ["/language)?lang=ja", "/language?lang=ja"],
      ["/privacy.", "/privacy"],
      ["/login,", "/login"],
      ["/account/two-step!", "/account/two-step"],
      ["/dash%62oard?tab=1", "/dashboard?tab=1"],
      ["/account/two%2Dstep/", "/account/two-step/"],
      ["/edit/%31", "/edit/1"],
    ] as const)
      expect(await visit(path), path).toMatchObject({ status: 301, to });
    const { headers } = await visit(`/@${handle}.`);
    expect(Object.fromEntries(headers)).toMatchObject({
      "cache-control": "public, max-age=60",
      "x-content-type-options": "nosniff",
    });
    expect(headers.get("Content-Type")).toBeNull();
  });

  it("an address with text behind it redirects once, and never to a page that isn't there", async () => {
    const tipped = await makePage({ paypalLink: "ana" });
    const other = await makePage();
    const review = await makeReview(other.uniqueId);
    const [page, tips] = [`/profile/${other.uniqueId}`, `/profile/${tipped.uniqueId}`];
    for (const [path, to] of [
      [`/q/${other.uniqueId}./x/y/z`, `/q/${other.uniqueId}`],
      [`${page}/report.`, `${page}/report`],
      [`/@${other.handle}/report`, `${page}/report`],
      [`${page}/report)?review=`, `${page}?review=`],
      [`${page}/report.?review=${review}`, `${page}/report?review=${review}`],
      [`${page}/report.?review=${review}).`, `${page}/report?review=${review}).`],
      [`${page}/report.?review=${review + 1}`, `${page}?review=${review + 1}`],
      [`${tips}/report.?review=${review}`, `${tips}?review=${review}`],
      [`/@${tipped.handle}/tip`, `${tips}/tip`],
      [`/@${tipped.handle}/tip/code.png`, `${tips}/tip`],
      [`/@${other.handle}/tip`, page],
      [`${page}/tip)`, page],
      [`${page}/report/`, `${page}/report`],
      [`${page}/contact.vcf/`, `${page}/contact.vcf`],
      [`${page}/reviews/`, page],
      [`/@${other.handle}/contact.vcf.`, `${page}/contact.vcf`],
      [`/@${other.handle}.Thanks`, page],
      [`${page}.html`, page],
      [`${page})(y)`, page],
      [`${page}./reviews`, page],
      [`/Profile/${other.uniqueId}/reviews`, page],
      [`${page}./translate?review=${review}`, `${page}?review=${review}`],
      ["/privacy.html", "/privacy"],
    ] as const) {
      for (const method of ["GET", "HEAD"])
        expect(await visit(path, method), path).toMatchObject({ status: 301, to });
      expect((await visit(to)).status, to).toBe(200);
    }
  });

  it("an address with another sign for its hyphen leads to that guide or nowhere, never to one whose name it begins with", async () => {
    const { handle } = await makePage({ paypalLink: "ana" });
    const owner = await makePerson();
    const other = await makeGuide(owner);
    const longer = `${handle}-walks`;
    for (const sign of ["_", "%20", "%E2%80%94", "+", "."])
      expect((await visit(`/@${handle}${sign}walks`)).status, sign).toBe(404);
    await call("PATCH", `/api/guides/${other.id}`, { as: owner, json: { handle: longer } });
    for (const sign of ["_", "%20", "%E2%80%94", "+", ".", "%E2%80%91"])
      expect(await visit(`/@${handle}${sign}walks.`), sign).toMatchObject({
        status: 301,
        to: `/profile/${other.uniqueId}`,
      });
  });

  it("an address with text behind a handle that begins or ends with hyphens leads to it, never to the one without them", async () => {
    const { handle, uniqueId } = await makePage({ paypalLink: "ana" });
    for (const hyphened of [`${handle}-`, `-${handle}`, `--${handle}--`, "---"]) {
      const owner = await makePerson();
      const other = await makeGuide(owner);
      await call("PATCH", `/api/guides/${other.id}`, { as: owner, json: { handle: hyphened } });
      for (const marks of [".", ")", "%20", "%E2%80%A6", "!!", ".Thanks"])
        expect(await visit(`/@${hyphened}${marks}`), hyphened + marks).toMatchObject({
          status: 301,
          to: `/profile/${other.uniqueId}`,
        });
    }
    expect(await visit(`/@${handle}---.`)).toMatchObject({ status: 301, to: `/profile/${uniqueId}` });
  });

  it("an address with text behind it is 404 where nobody has that name, the page is hidden, or it names nothing", async () => {
    const { uniqueId } = await makePage();
    for (const path of [
      "/@nobody-at-all.",
      "/profile/nobody.",
      "/q/nobody.",
      "/nothing.",
      "/profile/nobody/reviews",
      "/profile/nobody./reviews",
      `/profile/${uniqueId}/nothing.`,
    ]) {
      const { status, response } = await visit(path);
      expect(status, path).toBe(404);
      expect(await response.text(), path).toContain("<html");
    }
    await db.update(guides).set({ hiddenAt: new Date() }).where(eq(guides.uniqueId, uniqueId));
    expect((await visit(`/profile/${uniqueId}.`)).status).toBe(404);
  });

  it("an address with text behind it leads nowhere for what isn't read, and never to another site", async () => {
    const { uniqueId } = await makePage();
    expect((await visit(`/profile/${uniqueId}./reviews`, "POST")).status).toBe(404);
    for (const path of [
      "//evil.example/.",
      "/%5Cevil.example/.",
      "/.//evil.example.",
      "/%2F%2Fevil.example/profile.",
    ]) {
      const { status, to } = await visit(path);
      expect([status, to], path).toEqual([404, null]);
    }
  });
});
