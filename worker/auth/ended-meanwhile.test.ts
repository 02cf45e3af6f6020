import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "../db/tables/accounts.ts";
import { admins, passkeys } from "../db/tables/auth.ts";
import { guides } from "../db/tables/guides.ts";
import { letters } from "../db/tables/mail.ts";
import { webLinks } from "../db/tables/web-links.ts";
import { beforeFirst } from "../testing/around.ts";
import {
  call,
  contextOf,
  db,
  makeAdmin,
  makeGuide,
  makePerson,
  PASSWORD,
  upload,
} from "../testing/factories.ts";
import { makeAuthenticator } from "../testing/passkey.ts";
import { plainPictures } from "../testing/pictures.ts";
import { makeApp } from "../testing/two-step.ts";
import { addPasskey, removePasskey } from "./passkeys.ts";
import { createSession, endSession } from "./sessions.ts";
import { confirmTwoStep, renewRecoveryCodes, stopTwoStep } from "./two-step.ts";

/** Someone whose request has passed the guard, and what ends every session then, as a new password does. */
async function caught() {
  const person = await makePerson();
  const ctx = contextOf();
  const { session } = await createSession(ctx, "user", person.id);
  const end = async () => {
    await db
      .update(users)
      .set({ sessionsFrom: new Date(ctx.now + 1) })
      .where(eq(users.id, person.id));
  };
  return { person, ctx, session, end };
}
/** ms of a body that comes slowly */
const LONG_MS = 1200;
const emailsTo = (userId: number) => db.$count(letters, eq(letters.userId, userId));

describe("a session that is ended while its request is under way", () => {
  it("a session that was ended meanwhile adds no passkey", async () => {
    const { person, ctx, session, end } = await caught();
    const options = await call("POST", "/api/account/passkeys/options", { as: person, json: {} });
    const { challenge } = await options.json<{ challenge: string }>();
    const credential = await (await makeAuthenticator()).create(challenge);
    const response = { ...credential, type: "public-key" as const };
    await end();
    const adding = addPasskey(ctx, session, { response, name: "Phone" });
    await expect(adding).rejects.toThrow("Authentication required");
    expect(await db.$count(passkeys, eq(passkeys.userId, person.id))).toBe(0);
    expect(await emailsTo(person.id)).toBe(0);
  });

  it("a session that was ended meanwhile turns no two-step verification on", async () => {
    const { person, ctx, session, end } = await caught();
    const app = makeApp(await (await call("POST", "/api/account/two-step", { as: person })).json());
    await end();
    const confirming = confirmTwoStep(ctx, session, await app.code());
    await expect(confirming).rejects.toThrow("Two-step verification was changed elsewhere.");
    const [row] = await db.select({ at: users.twoStepAt }).from(users).where(eq(users.id, person.id));
    expect(row?.at).toBeNull();
    expect(await emailsTo(person.id)).toBe(0);
  });

  it("a session that was ended meanwhile makes no new recovery codes", async () => {
    const { person, ctx, session, end } = await caught();
    const storedCodes = '["a hash"]';
    await db
      .update(users)
      .set({ twoStepAt: new Date(), recoveryCodes: storedCodes })
      .where(eq(users.id, person.id));
    await end();
    await expect(renewRecoveryCodes(ctx, session)).rejects.toThrow("Two-step verification is off.");
    const [row] = await db.select({ codes: users.recoveryCodes }).from(users).where(eq(users.id, person.id));
    expect(row?.codes).toBe(storedCodes);
    expect(await emailsTo(person.id)).toBe(0);
  });

  it("a session that was ended meanwhile turns no two-step verification off", async () => {
    const { person, ctx, session, end } = await caught();
    await db.update(users).set({ twoStepAt: new Date() }).where(eq(users.id, person.id));
    await end();
    await expect(stopTwoStep(ctx, session)).rejects.toThrow("Authentication required");
    const [row] = await db.select({ at: users.twoStepAt }).from(users).where(eq(users.id, person.id));
    expect(row?.at).not.toBeNull();
    expect(await emailsTo(person.id)).toBe(0);
  });

  it.each([
    ["DELETE", "", {}],
    ["POST", "/hand-on", { name: "Tom" }],
    ["PATCH", "", { paypalLink: "somebody" }],
  ])(
    "a session that was ended while its password was checked changes no profile: %s %s",
    async (method, path, json) => {
      const owner = await makePerson();
      const guide = await makeGuide(owner);
      const end = () =>
        db
          .update(users)
          .set({ sessionsFrom: new Date(Date.now() + 1) })
          .where(eq(users.id, owner.id));
      const response = await call(method, `/api/guides/${guide.id}${path}`, {
        as: owner,
        json: { ...json, password: PASSWORD },
        env: beforeFirst(env, /^select "password_hash"/, end),
      });
      expect(response.status).toBe(401);
      const [row] = await db.select().from(guides).where(eq(guides.id, guide.id));
      expect(row).toMatchObject({ name: guide.name, paypalLink: "", handedOnAt: null });
    },
  );

  it.each<[string, string, () => BodyInit]>([
    ["PATCH", "", () => JSON.stringify({ name: "Tom" })],
    ["PUT", "/links", () => JSON.stringify([{ label: "Mine", url: "https://thief.example/", until: null }])],
    ["POST", "/profile-picture", () => upload(plainPictures.png)],
  ])(
    "a session that was ended while the body of its call arrived changes no profile: %s %s",
    async (method, path, bodyOf) => {
      const owner = await makePerson();
      const guide = await makeGuide(owner);
      const whole = new Response(bodyOf());
      const type = whole.headers.get("Content-Type") ?? "";
      const bytes = await whole.bytes();
      const ask = (before: () => Promise<unknown>) => {
        const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
          await before();
          await scheduler.wait(LONG_MS);
          controller.enqueue(bytes);
          controller.close();
        };
        return call(method, `/api/guides/${guide.id}${path}`, {
          as: owner,
          // Nothing is asked of it before the body is read.
          body: new ReadableStream({ pull }, { highWaterMark: 0 }),
          headers: {
            "Content-Type": type.startsWith("multipart/") ? type : "application/json",
            "Content-Length": String(bytes.length),
          },
        });
      };
      const end = () =>
        db
          .update(users)
          .set({ sessionsFrom: new Date(Date.now() + 1) })
          .where(eq(users.id, owner.id));
      expect((await ask(end)).status).toBe(401);
      const [row] = await db.select().from(guides).where(eq(guides.id, guide.id));
      expect(row).toMatchObject({ name: guide.name, profilePicture: null });
      expect(await db.$count(webLinks, eq(webLinks.guideId, guide.id))).toBe(0);
      await db.update(users).set({ sessionsFrom: null }).where(eq(users.id, owner.id));
      expect((await ask(async () => {})).status).toBe(200);
    },
  );

  it("an admin's session that was ended while the body of its call arrived hides no page", async () => {
    const [admin, owner] = [await makeAdmin(), await makePerson()];
    const guide = await makeGuide(owner);
    const bytes = new TextEncoder().encode(JSON.stringify({ reason: "Mine" }));
    const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
      await db
        .update(admins)
        .set({ sessionsFrom: new Date(Date.now() + 1) })
        .where(eq(admins.id, admin.id));
      await scheduler.wait(LONG_MS);
      controller.enqueue(bytes);
      controller.close();
    };
    const response = await call("POST", `/api/admin/guides/${guide.id}/hide`, {
      as: admin,
      body: new ReadableStream({ pull }, { highWaterMark: 0 }),
      headers: { "Content-Type": "application/json", "Content-Length": String(bytes.length) },
    });
    expect(response.status).toBe(401);
    const [row] = await db.select().from(guides).where(eq(guides.id, guide.id));
    expect(row?.hiddenAt).toBeNull();
  });

  it("an account isn't left, nor its data read, by a session that was ended while its password was checked", async () => {
    for (const [method, path] of [
      ["DELETE", ""],
      ["POST", "/export"],
      ["POST", "/confirm"],
    ] as const) {
      const person = await makePerson();
      const end = () =>
        db
          .update(users)
          .set({ sessionsFrom: new Date(Date.now() + 1) })
          .where(eq(users.id, person.id));
      const response = await call(method, `/api/account${path}`, {
        as: person,
        json: { password: PASSWORD },
        env: beforeFirst(env, /^select "password_hash"/, end),
      });
      expect([path, response.status]).toEqual([path, 401]);
      const [row] = await db.select().from(users).where(eq(users.id, person.id));
      expect(row?.deletionDueAt).toBeNull();
    }
  });

  it("an admin's session that was ended while its password was checked deletes no account", async () => {
    const [admin, person] = [await makeAdmin(), await makePerson()];
    const end = () =>
      db
        .update(admins)
        .set({ sessionsFrom: new Date(Date.now() + 1) })
        .where(eq(admins.id, admin.id));
    const response = await call("DELETE", `/api/admin/users/${person.id}`, {
      as: admin,
      json: { password: PASSWORD },
      env: beforeFirst(env, /^select "password_hash"/, end),
    });
    expect(response.status).toBe(401);
    expect(await db.$count(users, eq(users.id, person.id))).toBe(1);
  });

  it("a session that was ended meanwhile, alone or with all others, removes no passkey", async () => {
    for (const isAlone of [false, true]) {
      const { person, ctx, session, end } = await caught();
      const [key] = await db
        .insert(passkeys)
        .values({
          userId: person.id,
          credentialId: `key of ${person.id}`,
          publicKey: "none",
          counter: 0,
          transports: "[]",
          name: "Phone",
          createdAt: new Date(ctx.now),
        })
        .returning();
      await (isAlone ? endSession(ctx, session) : end());
      await expect(removePasskey(ctx, session, key?.id ?? 0)).rejects.toThrow("Authentication required");
      expect(await db.$count(passkeys, eq(passkeys.userId, person.id))).toBe(1);
      expect(await emailsTo(person.id)).toBe(0);
    }
  });
});
