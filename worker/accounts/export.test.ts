import { env } from "cloudflare:workers";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import { describe, expect, it, vi } from "vitest";
import { sessions } from "../db/tables/auth.ts";
import { guides } from "../db/tables/guides.ts";
import { linkTokens } from "../db/tables/mail.ts";
import { reviewPlatforms } from "../db/tables/platforms.ts";
import { rateCounters } from "../db/tables/rate-counters.ts";
import { reviews } from "../db/tables/reviews.ts";
import { guideTours, tours } from "../db/tables/tours.ts";
import { rowOf } from "../testing/billing.ts";
import {
  call,
  db,
  makeGuide,
  makePerson,
  makeTour,
  PASSWORD,
  type Person,
  upload,
} from "../testing/factories.ts";
import { makeMailService, secretIn } from "../testing/mail.ts";
import { plainPictures } from "../testing/pictures.ts";
import { TABLES } from "../testing/tables.ts";
import { makeApp } from "../testing/two-step.ts";
import { unzip } from "../testing/unzip.ts";
import { EXPORTED } from "./export-tables.ts";

type Rows = Record<string, unknown>[];
type Everything = { format: string; exportedAt: string } & Record<string, Rows>;

const askExport = (as: Person, json?: object, testEnv: Env = env) =>
  call("POST", "/api/account/export", { as, json, env: testEnv });
const text = (bytes: Uint8Array<ArrayBuffer> | undefined) => new TextDecoder().decode(bytes);

/** Everything of an account, unpacked. */
async function exportOf(as: Person, testEnv: Env = env) {
  const response = await askExport(as, undefined, testEnv);
  expect(response.status).toBe(200);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const files = unzip(bytes);
  const everything: Everything = JSON.parse(text(files.get("lanyard.json")));
  return { response, bytes, files, everything, readme: text(files.get("README.txt")) };
}
/** Rows as JSON has them, without some columns. */
const plain = (rows: object[], ...without: string[]): Rows =>
  rows.map((row) =>
    JSON.parse(
      JSON.stringify(Object.fromEntries(Object.entries(row).filter(([name]) => !without.includes(name)))),
    ),
  );

/** An operator with three profiles, thirty tours, and pictures of each. */
async function makeOperator() {
  const owner = await makePerson({ role: "operator" });
  const picture = (path: string) => call("POST", path, { as: owner, body: upload(plainPictures.png) });
  const profiles = [
    await makeGuide(owner, { name: "Zoë 東京" }),
    await makeGuide(owner),
    await makeGuide(owner),
  ];
  const made = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      makeTour(owner, { title: `Tour ${n}`, description: 'A "walk"\n& more' }),
    ),
  );
  for (const { id } of profiles) {
    await picture(`/api/guides/${id}/profile-picture`);
    const json = { platform: "Tripadvisor", url: `https://tripadvisor.example/${id}`, guideId: id };
    await call("POST", `/api/guides/${id}/review-platforms`, { as: owner, json });
    await call("POST", `/api/guides/${id}/tours`, { as: owner, json: { tourId: made[0]?.id, position: 1 } });
  }
  for (const { id } of made) await picture(`/api/tours/${id}/image`);
  await picture("/api/user/banner-image");
  await call("POST", `/api/guides/${profiles[0]?.uniqueId}/reviews`, {
    json: { name: "Hannah", rating: 5, comment: "Lovely" },
  });
  return { owner, profiles };
}

describe("a download of everything", () => {
  it("a download holds every row and every picture of an operator, and nobody else's", async () => {
    const { owner } = await makeOperator();
    const stranger = await makePerson();
    await makeGuide(stranger, { name: "Somebody Else" });
    const { response, bytes, files, everything, readme } = await exportOf(owner);
    expect(response.headers.get("Content-Type")).toBe("application/zip");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="lanyard-\d{4}-\d\d-\d\d\.zip"$/,
    );
    expect(everything.format).toBe("lanyard-export/1");
    const ownGuides = inArray(guides.userId, [owner.id]);
    const ids = (await db.select({ id: guides.id }).from(guides).where(ownGuides)).map(({ id }) => id);
    const account = plain(
      [await rowOf(owner.id)],
      "passwordHash",
      "twoStepSecret",
      "twoStepLast",
      "recoveryCodes",
    );
    expect(everything.users).toEqual(account);
    expect(everything.guides).toEqual(plain(await db.select().from(guides).where(ownGuides)));
    expect(everything.guides).toHaveLength(3);
    expect(everything.tours).toEqual(plain(await db.select().from(tours).where(eq(tours.userId, owner.id))));
    expect(everything.tours).toHaveLength(30);
    expect(everything.guide_tours).toEqual(
      plain(await db.select().from(guideTours).where(eq(guideTours.userId, owner.id))),
    );
    expect(everything.review_platforms).toEqual(
      plain(await db.select().from(reviewPlatforms).where(inArray(reviewPlatforms.guideId, ids))),
    );
    expect(everything.reviews).toEqual(
      plain(await db.select().from(reviews).where(inArray(reviews.guideId, ids))),
    );
    expect(everything.sessions).toHaveLength(1);
    expect(Object.keys(everything).slice(2)).toEqual(EXPORTED.map(({ table }) => getTableConfig(table).name));
    const stored = (await env.PICTURES.list({ prefix: `${owner.id}/` })).objects.filter(
      ({ key }) => !key.includes("@"),
    );
    expect(stored).toHaveLength(34);
    expect([...files.keys()]).toEqual([
      "lanyard.json",
      ...stored.map(({ key }) => `pictures/${key}`),
      "README.txt",
    ]);
    for (const { key } of stored)
      expect(Buffer.compare(files.get(`pictures/${key}`) ?? new Uint8Array(), plainPictures.png)).toBe(0);
    expect(readme).toContain("pictures/KEY");
    expect(readme).not.toContain("could not be read");
    expect(text(bytes)).not.toContain("Somebody Else");
    expect(text(bytes)).not.toContain(stranger.email);
  });

  it("a download is the same whether the address that somebody wants to move to has an account or not", async () => {
    const taken = await makePerson();
    /** A download without what differs between any two accounts and instants. */
    const moving = async (email: string, failure: string | undefined) => {
      const person = await makePerson();
      const { env: mailEnv, sent, failNext } = makeMailService();
      if (failure !== undefined) failNext(...Array<string>(4).fill(failure));
      for (const to of [email, `another-${email}`])
        await call("POST", "/api/account/email", { as: person, json: { email: to }, env: mailEnv });
      const { everything } = await exportOf(person);
      const { letters, sent_emails, link_tokens } = everything;
      const alike = JSON.stringify([letters, sent_emails, link_tokens])
        .replaceAll(/"\d{4}-[^"]+Z"/g, "an instant")
        .replaceAll(`"userId":${person.id}`, "the account");
      return { alike, sent: sent.length };
    };
    for (const failure of [undefined, "E_INTERNAL", "E_RECIPIENT_SUPPRESSED"]) {
      const free = `free-${failure?.toLowerCase()}@example.com`;
      const [one, other] = [await moving(taken.email, failure), await moving(free, failure)];
      expect(one.alike).toEqual(other.alike);
      expect([one.sent, other.sent]).toEqual(failure === undefined ? [3, 4] : [0, 0]);
    }
  });

  it("a download holds nothing that opens anything: no hash, key or secret", async () => {
    const { env: mailEnv, sent } = makeMailService();
    const person = await makePerson();
    const app = await (
      await call("POST", "/api/account/two-step", { as: person })
    ).json<{ secret: string }>();
    const confirmed = await call("POST", "/api/account/two-step/confirm", {
      as: person,
      json: { code: await makeApp(app).code() },
    });
    const { recoveryCodes } = await confirmed.json<{ recoveryCodes: string[] }>();
    await call("POST", "/api/auth/password/forgot", { json: { email: person.email }, env: mailEnv });
    await db.run(sql`insert into passkeys (credential_id, user_id, public_key, counter, name, created_at)
      values ('the-credential', ${person.id}, 'the-public-key', 0, 'Phone', 0)`);
    const row = await rowOf(person.id);
    const [token] = await db
      .select()
      .from(linkTokens)
      .where(and(eq(linkTokens.userId, person.id), eq(linkTokens.purpose, "reset-password")));
    const [session] = await db.select().from(sessions).where(eq(sessions.userId, person.id));
    const { bytes, everything } = await exportOf(person);
    expect(everything.link_tokens).toMatchObject([
      { purpose: "undo-sign-in-change" },
      { purpose: "reset-password" },
    ]);
    expect(everything.passkeys).toMatchObject([{ name: "Phone" }]);
    const secrets = [
      row.passwordHash,
      row.twoStepSecret ?? "",
      ...(row.recoveryCodes.match(/[0-9a-f]{64}/g) ?? []),
      ...recoveryCodes,
      app.secret,
      token?.hash ?? "",
      secretIn(sent[0] ?? {}),
      session?.key ?? "",
      person.cookie.slice("sid=".length),
      "the-credential",
      "the-public-key",
    ];
    const zip = text(bytes);
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(8);
      expect(zip).not.toContain(secret);
    }
  });

  it("every table with rows of an account is in the download", () => {
    const exported = new Set(EXPORTED.map(({ table }) => getTableConfig(table).name));
    const owned = TABLES.filter(({ name, owner }) => owner !== undefined || name === "users");
    expect(owned.length).toBeGreaterThan(10);
    // A removal is the note of an account that is gone already.
    expect(owned.map(({ name }) => name).filter((name) => !exported.has(name))).toEqual(["removals"]);
  });

  it.each([499, 500, 501, 1234])(
    "a download has %d reviews complete, each once, in their order",
    async (count) => {
      const owner = await makePerson();
      const { id } = await makeGuide(owner);
      await db.run(
        sql`insert into reviews (guide_id, name, rating, comment, date)
        with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
        select ${id}, 'Guest ' || i, 5, 'Lovely', 0 from n`,
      );
      const { everything } = await exportOf(owner);
      const rows = await db.select().from(reviews).where(eq(reviews.guideId, id)).orderBy(asc(reviews.id));
      expect(rows).toHaveLength(count);
      expect(everything.reviews).toEqual(plain(rows));
    },
  );

  it("an account with nothing has a download all the same", async () => {
    const { files, everything } = await exportOf(await makePerson());
    expect([...files.keys()]).toEqual(["lanyard.json", "README.txt"]);
    expect(everything.guides).toEqual([]);
  });

  it("a picture that is missing, and one that can't be read, are named, and the rest is there", async () => {
    const quiet = vi.spyOn(console, "error").mockImplementation(() => {});
    const owner = await makePerson({ role: "operator" });
    const [gone, broken, fine] = await Promise.all(
      ["Gone", "Broken", "Fine"].map(async (title) => {
        const { id } = await makeTour(owner, { title });
        await call("POST", `/api/tours/${id}/image`, { as: owner, body: upload(plainPictures.png) });
        const [row] = await db.select().from(tours).where(eq(tours.id, id));
        return row?.imageUrl?.slice("/images/".length) ?? "";
      }),
    );
    await env.PICTURES.delete(gone ?? "");
    const PICTURES: R2Bucket = new Proxy(env.PICTURES, {
      get(target, name) {
        if (name === "get")
          return (key: string) =>
            key === broken ? Promise.reject(new Error("the store is down")) : target.get(key);
        const member: unknown = Reflect.get(target, name);
        return typeof member === "function" ? member.bind(target) : member;
      },
    });
    const { files, readme, everything } = await exportOf(owner, { ...env, PICTURES });
    expect([...files.keys()]).toEqual(["lanyard.json", `pictures/${fine}`, "README.txt"]);
    expect(readme).toContain("These pictures could not be read:");
    expect(readme).toContain(gone);
    expect(readme).toContain(broken);
    expect(readme).not.toContain(fine);
    expect(everything.tours).toHaveLength(3);
    quiet.mockRestore();
  });

  it("a download needs a recent proof or the password, and is made five times an hour", async () => {
    const person = await makePerson();
    await db
      .update(sessions)
      .set({ provedAt: new Date(0) })
      .where(eq(sessions.userId, person.id));
    expect((await askExport(person)).status).toBe(403);
    expect((await askExport(person, { password: "wrong" })).status).toBe(403);
    for (let n = 0; n < 5; n++) {
      const response = await askExport(person, { password: PASSWORD });
      expect(response.status).toBe(200);
      await response.arrayBuffer();
    }
    const refused = await askExport(person);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3500);
    await db.update(rateCounters).set({ expiresAt: new Date(0) });
    expect((await askExport(person)).status).toBe(200);
  });
});
