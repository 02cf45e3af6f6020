import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { DAY, HOUR } from "#schema/durations.ts";
import { users } from "../db/tables/accounts.ts";
import { sendDueEmails } from "../mail/outbox.ts";
import {
  call,
  contextOf,
  cookiesOf,
  db,
  makeGuide,
  makePerson,
  PASSWORD,
  type Person,
} from "../testing/factories.ts";
import { makeMailService } from "../testing/mail.ts";

// What strangers can make the site send to a mailbox that isn't theirs.

let count = 0;
/** Calls from a network of one's own, because one network may not ask for so much. */
const from = (method: string, path: string, options: Parameters<typeof call>[2] = {}) =>
  call(method, path, { ...options, headers: { "CF-Connecting-IP": `10.8.${++count >> 8}.${count % 256}` } });

/** A mailbox at a host that drops a plus and what is behind it, and a mail service. */
function makeMailbox() {
  const { env, sent } = makeMailService();
  const name = `mailbox${++count}`;
  return {
    env,
    spelled: (n: number) => `${name}+${n}@gmail.com`,
    got: () => sent.filter(({ to }) => String(to).startsWith(name)),
  };
}

/** Registers with an address that may be a stranger's, and lets the account's first hour pass. */
async function register(email: string, env: Env): Promise<Person> {
  const json = { username: "Marta", email, password: PASSWORD, confirmPassword: PASSWORD, role: "operator" };
  const response = await from("POST", "/api/auth/register", { json, env });
  expect(response.status).toBe(201);
  const { id } = await response.json<{ id: number }>();
  await db
    .update(users)
    .set({ createdAt: new Date(Date.now() - 2 * HOUR) })
    .where(eq(users.id, id));
  return { id, email, cookie: cookiesOf(response) };
}

describe("a mailbox that nobody has proved", () => {
  it("a mailbox gets ten e-mails a day about pages that were deleted, from however many accounts", async () => {
    const { env, spelled, got } = makeMailbox();
    for (let n = 0; n < 3; n++) {
      const as = await register(spelled(n), env);
      for (let times = 0; times < 4; times++) {
        const { id } = await makeGuide(as);
        expect((await from("DELETE", `/api/guides/${id}`, { as, env })).status).toBe(204);
      }
    }
    expect(got()).toHaveLength(10);
  });

  it("a mailbox gets ten e-mails a day about changed ways to be tipped, from however many accounts", async () => {
    const { env, spelled, got } = makeMailbox();
    for (let n = 0; n < 4; n++) {
      const as = await register(spelled(n), env);
      for (let page = 0; page < 3; page++) {
        const { id } = await makeGuide(as);
        await from("PATCH", `/api/guides/${id}`, { as, json: { paypalLink: "marta" }, env });
      }
    }
    expect(got()).toHaveLength(10);
  });

  it("a mailbox gets ten links for a new password an hour, from however many accounts", async () => {
    const { env, spelled, got } = makeMailbox();
    const links = () => got().filter(({ subject }) => subject === "Reset your password");
    const forget = (email: string) => from("POST", "/api/auth/password/forgot", { json: { email }, env });
    for (let n = 0; n < 4; n++) {
      await register(spelled(n), env);
      for (let times = 0; times < 3; times++) await forget(spelled(n));
    }
    expect(links()).toHaveLength(10);
    // Strangers can't use up the links of an owner who has proved the address.
    await db
      .update(users)
      .set({ emailVerifiedAt: new Date() })
      .where(eq(users.email, spelled(3)));
    await forget(spelled(3));
    expect(links()).toHaveLength(11);
  });
});

it("a mailbox gets twenty e-mails a day that accounts with another, proved address ask for, from however many", async () => {
  const { env, spelled, got } = makeMailbox();
  for (let n = 0; n < 6; n++) {
    const as = await makePerson({ emailVerifiedAt: new Date(), role: "operator" });
    const { id } = await makeGuide(as);
    for (let times = 0; times < 2; times++)
      for (const path of ["/api/account/email", `/api/guides/${id}/editors`]) {
        const { status } = await from("POST", path, { as, json: { email: spelled(times) }, env });
        expect(status).toBe(n < 5 ? 202 : 429);
      }
  }
  expect(got()).toHaveLength(20);
});

it("a guide gets five e-mails a day about reviews that strangers report", async () => {
  const { env, sent } = makeMailService();
  const owner = await makePerson({ emailVerifiedAt: new Date() });
  const { uniqueId } = await makeGuide(owner);
  for (let n = 0; n < 7; n++) {
    const json = { name: `Hannah ${n}`, rating: 5, comment: `Walk number ${n} was the best of our trip.` };
    const written = await from("POST", `/api/guides/${uniqueId}/reviews`, { json });
    const { id } = await written.json<{ id: number }>();
    const reported = await from("POST", `/api/reviews/${id}/report`, { json: { reason: "spam" }, env });
    expect(reported.status).toBe(202);
  }
  expect(sent.filter(({ to }) => to === owner.email)).toHaveLength(5);
  await sendDueEmails(contextOf({ env, now: Date.now() + DAY }));
  expect(sent.filter(({ to }) => to === owner.email)).toHaveLength(5);
});
