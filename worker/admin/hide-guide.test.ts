import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { AdminGuide } from "#schema/admin.ts";
import type { OwnGuide } from "#schema/own-guide.ts";
import { users } from "../db/tables/accounts.ts";
import { auditLog } from "../db/tables/admin.ts";
import { guideDays } from "../db/tables/statistics.ts";
import { site } from "../testing/assets.ts";
import { call, db, makeAdmin, makeGuide, makePerson, type Person, upload } from "../testing/factories.ts";
import { makeMailService } from "../testing/mail.ts";
import { plainPictures } from "../testing/pictures.ts";

const REASON = "It asks guests for their card numbers";

const hide = (as: Person, id: number, reason: unknown = REASON, testEnv: Env = env) =>
  call("POST", `/api/admin/guides/${id}/hide`, { as, json: { reason }, env: testEnv });
const show = (as: Person, id: number, testEnv: Env = env) =>
  call("POST", `/api/admin/guides/${id}/show`, { as, env: testEnv });
const entriesOf = async (id: number) =>
  (
    await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `guide ${id}`))
  ).map(({ action, detail, admin }) => [action, detail, admin]);

async function makeHidden() {
  const [admin, owner, stranger] = [await makeAdmin(), await makePerson(), await makePerson()];
  const guide = await makeGuide(owner, { name: "Ana", email: "ana@walks.example", paypalLink: "ana" });
  const [{ id: reviewId }, picture] = await Promise.all([
    call("POST", `/api/guides/${guide.uniqueId}/reviews`, {
      json: { name: "Hannah", rating: 5, comment: "Lovely" },
    }).then((created) => created.json<{ id: number }>()),
    call("POST", `/api/guides/${guide.id}/profile-picture`, {
      as: owner,
      body: upload(plainPictures.png),
    }).then((created) => created.json<{ profilePicture: string }>()),
  ]);
  expect((await hide(admin, guide.id)).status).toBe(200);
  return { admin, owner, stranger, guide, reviewId, picture: picture.profilePicture };
}
type Hidden = Awaited<ReturnType<typeof makeHidden>>;

/** Every door to a page, with the status for those who may see it. Pages out of the cache, which has no template here, have a test in e2e/. */
const DOORS: [method: string, pathOf: (hidden: Hidden) => string, open: number, body?: object][] = [
  ["GET", ({ guide }) => `/profile/${guide.uniqueId}?review=added`, 200],
  ["GET", ({ guide }) => `/profile/${guide.uniqueId}?as=guest&review=added`, 200],
  ["GET", ({ guide }) => `/q/${guide.uniqueId}/badge?review=added`, 200],
  ["GET", ({ guide }) => `/Q/${guide.uniqueId.toUpperCase()}/BADGE?review=added`, 200],
  ["GET", ({ guide }) => `/profile/${guide.uniqueId}/tip`, 200],
  ["GET", ({ guide }) => `/profile/${guide.uniqueId}/contact.vcf`, 200],
  ["GET", ({ guide }) => `/profile/${guide.uniqueId}/qr`, 200],
  ["GET", ({ guide, reviewId }) => `/profile/${guide.uniqueId}/report?review=${reviewId}`, 200],
  ["GET", ({ guide }) => `/api/guides/${guide.uniqueId}`, 200],
  ["GET", ({ guide }) => `/api/guides/${guide.uniqueId}/reviews`, 200],
  ["GET", ({ guide }) => `/api/guides/${guide.uniqueId}/review-platforms`, 200],
  ["GET", ({ guide }) => `/api/guides/${guide.id}/tours`, 200],
  ["GET", ({ picture }) => picture, 200],
  ["POST", ({ reviewId }) => `/api/reviews/${reviewId}/report`, 202, { reason: "spam" }],
];

describe("a page that an admin hid", () => {
  it("a hidden page is 404 by every address to strangers, signed in or not, and to admins, but not to its owner", async () => {
    const hidden = await makeHidden();
    for (const [method, pathOf, open, json] of DOORS) {
      const path = pathOf(hidden);
      for (const as of [undefined, hidden.stranger, hidden.admin]) {
        const { status } = await call(method, path, { ...(as && { as }), json, env: site });
        expect([path, status]).toEqual([path, 404]);
      }
      const isAsGuest = path.includes("as=guest");
      const { status } = await call(method, path, { as: hidden.owner, json, env: site });
      expect([path, status]).toEqual([path, isAsGuest ? 404 : open]);
    }
  });

  it("a hidden page takes no review, counts nothing, and can't be found out by a write", async () => {
    const { guide, stranger } = await makeHidden();
    const json = { name: "Ben", rating: 1, comment: "Where is it?" };
    for (const as of [undefined, stranger])
      expect(
        (await call("POST", `/api/guides/${guide.uniqueId}/reviews`, { ...(as && { as }), json })).status,
      ).toBe(404);
    expect(
      (await call("PATCH", `/api/guides/${guide.id}`, { as: stranger, json: { bio: "Mine" } })).status,
    ).toBe(404);
    expect((await call("DELETE", `/api/guides/${guide.id}`, { as: stranger })).status).toBe(404);
    await call("POST", `/api/guides/${guide.uniqueId}/events`, { json: { kind: "share" } });
    expect(await db.select().from(guideDays).where(eq(guideDays.guideId, guide.id))).toEqual([]);
  });

  it("a hidden page's owner reads the reason in the list and on the page, may still change it, and finds it as it was once it is shown again", async () => {
    const { admin, owner, guide } = await makeHidden();
    const list = async () => (await call("GET", "/api/user/guides", { as: owner })).json<OwnGuide[]>();
    expect(await list()).toMatchObject([{ hiddenReason: REASON }]);
    const page = await call("GET", `/api/guides/${guide.uniqueId}`, { as: owner });
    expect(await page.json()).toMatchObject({ hiddenReason: REASON });
    const patch = await call("PATCH", `/api/guides/${guide.id}`, { as: owner, json: { bio: "Better" } });
    expect(patch.status).toBe(200);
    expect((await show(admin, guide.id)).status).toBe(200);
    const shown = await (await call("GET", `/api/guides/${guide.uniqueId}`)).json<OwnGuide>();
    expect(shown).toMatchObject({ bio: "Better", reviewCount: 1, rating: 5 });
    expect(shown).not.toHaveProperty("hiddenReason");
    expect((await list())[0]).not.toHaveProperty("hiddenReason");
  });

  it("a hidden page isn't shown by paying, nor by a plan that ends and begins anew", async () => {
    const { owner, guide } = await makeHidden();
    for (const subscriptionStatus of ["active", "inactive", "active"])
      await db.update(users).set({ subscriptionStatus }).where(eq(users.id, owner.id));
    expect((await call("GET", `/api/guides/${guide.uniqueId}`)).status).toBe(404);
  });

  it("the other pages of a hidden page's owner, and their pictures, stay public", async () => {
    const [admin, owner] = [await makeAdmin(), await makePerson({ role: "operator" })];
    const [bad, good] = [await makeGuide(owner), await makeGuide(owner)];
    const pictureOf = async ({ id }: { id: number }) =>
      (
        await (
          await call("POST", `/api/guides/${id}/profile-picture`, {
            as: owner,
            body: upload(plainPictures.png),
          })
        ).json<{ profilePicture: string }>()
      ).profilePicture;
    const [badPicture, goodPicture] = [await pictureOf(bad), await pictureOf(good)];
    await hide(admin, bad.id);
    const statuses = async () => [
      (await call("GET", `/api/guides/${bad.uniqueId}`)).status,
      (await call("GET", badPicture)).status,
      (await call("GET", `/api/guides/${good.uniqueId}`)).status,
      (await call("GET", goodPicture)).status,
    ];
    expect(await statuses()).toEqual([404, 404, 200, 200]);
    await show(admin, bad.id);
    expect(await statuses()).toEqual([200, 200, 200, 200]);
  });

  it("an e-mail says why a page is hidden, another that it is shown again, and the audit log has both", async () => {
    const [admin, owner] = [await makeAdmin(), await makePerson()];
    const guide = await makeGuide(owner, { name: "Ana" });
    const { env: mailEnv, sent } = makeMailService();
    const hidden = await (await hide(admin, guide.id, REASON, mailEnv)).json<AdminGuide>();
    expect(hidden).toMatchObject({ id: guide.id, isPublic: false, hiddenReason: REASON });
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [owner.email, "We have hidden a page of yours"],
    ]);
    expect(sent[0]?.text).toContain(REASON);
    expect(await (await show(admin, guide.id, mailEnv)).json()).toMatchObject({
      isPublic: true,
      hiddenReason: null,
    });
    expect(sent[1]?.subject).toBe("Your page can be seen again");
    expect(await entriesOf(guide.id)).toEqual([
      ["guide-hide", REASON, admin.email],
      ["guide-show", "", admin.email],
    ]);
  });

  it("a page that two admins hide at once is hidden once: one reason, one e-mail, one entry", async () => {
    const [one, other, owner] = [await makeAdmin(), await makeAdmin(), await makePerson()];
    const guide = await makeGuide(owner);
    const { env: mailEnv, sent } = makeMailService();
    const responses = await Promise.all([
      hide(one, guide.id, "First", mailEnv),
      hide(other, guide.id, "Second", mailEnv),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const [first, second] = await Promise.all(responses.map((response) => response.json<AdminGuide>()));
    expect(first?.hiddenReason).toBe(second?.hiddenReason);
    expect((await hide(one, guide.id, "Third", mailEnv)).status).toBe(200);
    expect(await entriesOf(guide.id)).toHaveLength(1);
    expect(sent).toHaveLength(1);
    await Promise.all([show(one, guide.id, mailEnv), show(other, guide.id, mailEnv)]);
    expect(await entriesOf(guide.id)).toHaveLength(2);
    expect(sent).toHaveLength(2);
  });

  it("a page is hidden with a reason of 500 characters at most, and hostile words are words", async () => {
    const [admin, owner] = [await makeAdmin(), await makePerson()];
    const guide = await makeGuide(owner);
    for (const reason of ["", "   ", null, 7, "r".repeat(501)])
      expect((await hide(admin, guide.id, reason)).status).toBe(400);
    expect((await call("GET", `/api/guides/${guide.uniqueId}`)).status).toBe(200);
    const hostile = `<img src=x onerror=alert(1)> '; drop table guides; -- \u202e`;
    const { env: mailEnv, sent } = makeMailService();
    expect((await hide(admin, guide.id, hostile, mailEnv)).status).toBe(200);
    expect(sent[0]?.html).not.toContain("<img");
    expect(sent[0]?.html).toContain("&lt;img src=x");
  });

  it("a profile that doesn't exist can't be hidden, nor can anybody but an admin hide one", async () => {
    const [admin, owner] = [await makeAdmin(), await makePerson()];
    const guide = await makeGuide(owner);
    expect((await hide(admin, 999_999)).status).toBe(404);
    expect((await hide(owner, guide.id)).status).toBe(401);
  });
});
