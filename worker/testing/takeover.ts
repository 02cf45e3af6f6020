import { expect } from "vitest";
import type { Guide } from "#schema/guide.ts";
import { HOUR } from "#schema/durations.ts";
import { sendDueEmails } from "../mail/outbox.ts";
import { call, contextOf, cookiesOf, makeAdmin, PASSWORD, type Person } from "./factories.ts";
import { makeMailService } from "./mail.ts";
import { makeAuthenticator } from "./passkey.ts";
import { makeApp } from "./two-step.ts";

// Anyone who was in an account that isn't theirs, what they leave behind, and how its owner comes back by the mailbox alone.

let count = 0;
const newAddress = (who: string) => `${who}-${++count}@takeover.example`;

/** All e-mails of this file go through one service, so that a link is found by the address it went to. */
const { env, sent, failNext } = makeMailService();
type Options = Parameters<typeof call>[2];
/** Calls the API from a network of one's own, because one network may not follow so many links. */
export const from = (method: string, path: string, options: Options = {}) =>
  call(method, path, {
    env,
    ...options,
    headers: { "CF-Connecting-IP": `10.9.${++count >> 8}.${count % 256}` },
  });
const statusOf = async (...given: Parameters<typeof from>) => (await from(...given)).status;

/** Returns the secrets of links to an address that begin like this, newest first. */
const linksTo = (email: string, part: string): string[] =>
  sent
    .filter(({ to }) => to === email)
    .flatMap(({ text = "" }) => text.match(new RegExp(`${part}=([\\w-]+)`))?.[1] ?? [])
    .toReversed();
const follow = (path: string, token = "none") => statusOf("POST", `/api/auth/${path}`, { json: { token } });
const logIn = (email: string, password: string) =>
  from("POST", "/api/auth/login", { json: { email, password } });
const reset = (token: string, password: string) =>
  statusOf("POST", "/api/auth/password/reset", { json: { token, password } });
async function askForReset(email: string): Promise<string> {
  await from("POST", "/api/auth/password/forgot", { json: { email } });
  return linksTo(email, "/reset#token")[0] ?? "none";
}

/** Someone who acts in an account: by `as`, with a password where they know it. */
type Actor = { as: Person; guide?: Guide };

/** Registers with an address, which need not be one's own. */
export async function register(email = newAddress("marta")): Promise<Person> {
  const json = { username: "Marta", email, password: PASSWORD, confirmPassword: PASSWORD, role: "guide" };
  const response = await from("POST", "/api/auth/register", { json });
  expect(response.status).toBe(201);
  return { id: (await response.json<{ id: number }>()).id, email, cookie: cookiesOf(response) };
}
export const confirm = (email: string) => follow("email/verify", linksTo(email, "/verify#token")[0]);

/** Registers, confirms the address and makes a page. */
export async function makeOwner(): Promise<Required<Actor>> {
  const as = await register();
  expect(await confirm(as.email)).toBe(204);
  const json = { name: "Marta", paypalLink: "marta" };
  return { as, guide: await (await from("POST", "/api/guides", { as, json })).json() };
}

/** Returns whether a way into the account still opens something. */
type Key = () => Promise<boolean>;
const isOpen = (status: number) => status < 300;

async function addPasskey(as: Person): Promise<Key> {
  const key = await makeAuthenticator();
  const asked = await from("POST", "/api/account/passkeys/options", { as, json: {} });
  const { challenge } = await asked.json<{ challenge: string }>();
  const json = { response: await key.create(challenge) };
  expect(await statusOf("POST", "/api/account/passkeys", { as, json })).toBe(201);
  return async () => {
    const options = await from("POST", "/api/auth/passkey/options");
    const response = await key.get((await options.json<{ challenge: string }>()).challenge);
    return isOpen(await statusOf("POST", "/api/auth/passkey", { json: { response } }));
  };
}

async function move(as: Person, to = newAddress("thief")): Promise<Person> {
  expect(await statusOf("POST", "/api/account/email", { as, json: { email: to } })).toBe(202);
  expect(await follow("email/confirm", linksTo(to, "/email#token")[0])).toBe(204);
  return { ...as, email: to };
}
const resetKey =
  ({ email }: Person): Key =>
  async () =>
    isOpen(await reset(await askForReset(email), "seven thieves in a row"));

/** The e-mails with a link for a new password that went to a thief. */
const resetsTo =
  ({ email }: Person): Key =>
  () =>
    Promise.resolve(linksTo(email, "/reset#token").length > 0);

/** Invites someone to the page; returns the invitation, or undefined where the address isn't confirmed. */
async function invite({ as, guide }: Actor): Promise<string | undefined> {
  const page: Guide =
    guide ?? (await (await from("POST", "/api/guides", { as, json: { name: "M" } })).json());
  const email = newAddress("friend");
  const status = await statusOf("POST", `/api/guides/${page.id}/editors`, { as, json: { email } });
  return status === 403 ? undefined : linksTo(email, "/join#token")[0];
}

/** What someone who is signed in to an account can leave behind in it. */
export const MOVES: Record<string, (actor: Actor) => Promise<Key[]>> = {
  "a session": async ({ as }) => [async () => isOpen(await statusOf("GET", "/api/auth/me", { as }))],
  "a new password": async ({ as }) => {
    const password = "a thief in the night";
    await from("POST", "/api/account/password", { as, json: { currentPassword: PASSWORD, password } });
    return [password, PASSWORD].map((one) => async () => isOpen((await logIn(as.email, one)).status));
  },
  "a passkey": async ({ as }) => [await addPasskey(as)],
  "two passkeys": async ({ as }) => [await addPasskey(as), await addPasskey(as)],
  "two-step verification": async ({ as }) => {
    const app = makeApp(await (await from("POST", "/api/account/two-step", { as })).json());
    const json = { code: await app.code() };
    expect(await statusOf("POST", "/api/account/two-step/confirm", { as, json })).toBe(200);
    return [];
  },
  "another address": async ({ as }) => {
    const moved = await move(as);
    return [resetKey(moved), async () => isOpen((await logIn(moved.email, PASSWORD)).status)];
  },
  "another address, with a passkey added there": async ({ as }) => {
    const moved = await move(as);
    const passkey = await addPasskey(moved);
    const undo = linksTo(moved.email, "/undo#token")[0];
    return [passkey, resetKey(moved), async () => isOpen(await follow("sign-in-change/undo", undo))];
  },
  "a new password, then another address": async ({ as }) => {
    const json = { currentPassword: PASSWORD, password: "a thief in the night" };
    const changed = await from("POST", "/api/account/password", { as, json });
    const moved = await move({ ...as, cookie: cookiesOf(changed) });
    return [resetsTo(moved), async () => isOpen((await logIn(moved.email, json.password)).status)];
  },
  "a passkey, then another address": async ({ as }) => {
    const passkey = await addPasskey(as);
    return [passkey, resetsTo(await move(as))];
  },
  "two-step verification, then another address": async ({ as }) => {
    const app = makeApp(await (await from("POST", "/api/account/two-step", { as })).json());
    const json = { code: await app.code() };
    expect(await statusOf("POST", "/api/account/two-step/confirm", { as, json })).toBe(200);
    return [resetsTo(await move(as))];
  },
  "a passkey, then another address, with another passkey there": async ({ as }) => {
    const passkey = await addPasskey(as);
    const moved = await move(as);
    const later = await addPasskey(moved);
    const undo = linksTo(moved.email, "/undo#token")[0];
    return [passkey, later, resetsTo(moved), async () => isOpen(await follow("sign-in-change/undo", undo))];
  },
  "a passkey, then another address, twice, taken back to the first": async ({ as }) => {
    const passkey = await addPasskey(as);
    const moved = await move(as);
    await move(moved);
    expect(await follow("email/cancel", linksTo(moved.email, "/email#cancel")[0])).toBe(204);
    return [passkey, resetKey(moved)];
  },
  "another address, with e-mails there that come later": async ({ as }) => {
    const moved = await move(as);
    failNext("E_DELIVERY_FAILED");
    await addPasskey(moved);
    failNext("E_DELIVERY_FAILED", "E_DELIVERY_FAILED");
    await from("POST", "/api/account/email", { as: moved, json: { email: newAddress("thief") } });
    return [
      async () => {
        const { length } = sent;
        await sendDueEmails(contextOf({ env, now: Date.now() + HOUR }));
        return sent.slice(length).some(({ to }) => to === moved.email);
      },
    ];
  },
  "another address, then a deletion": async ({ as }) => {
    await move(as);
    expect(await statusOf("DELETE", "/api/account", { as })).toBe(202);
    const now = () => statusOf("DELETE", "/api/account", { as, json: { now: true } });
    expect(await now()).toBe(409);
    return [async () => isOpen(await now())];
  },
  "another address, twice": async ({ as }) => {
    const [first, last] = [await move(as), await move(as)];
    const cancel = linksTo(first.email, "/email#cancel")[0];
    return [resetKey(last), resetKey(first), async () => isOpen(await follow("email/cancel", cancel))];
  },
  "another address, twice, asked for again after all": async ({ as }) => {
    const first = await move(as);
    const last = await move(first);
    return [first, last].map(({ email }) => async () => {
      await askForReset(email);
      return isOpen(await follow("email/cancel", linksTo(email, "/email#cancel")[0]));
    });
  },
  "another address, with an admin's sign-in link there": async ({ as }) =>
    (await MOVES["an admin's sign-in link"]?.({ as: await move(as) })) ?? [],
  "an address to be confirmed later": async ({ as }) => {
    const to = newAddress("thief");
    const passkey = await addPasskey(as);
    for (let n = 0; n < 2; n++) await from("POST", "/api/account/email", { as, json: { email: to } });
    const token = linksTo(to, "/email#token")[0];
    return [passkey, async () => isOpen(await follow("email/confirm", token))];
  },
  "an admin's sign-in link": async ({ as }) => {
    const created = await from("POST", `/api/admin/users/${as.id}/sign-in-link`, { as: await makeAdmin() });
    const token = new URL((await created.json<{ url: string }>()).url).hash.slice("#token=".length);
    return [async () => isOpen(await reset(token, "seven thieves in a row"))];
  },
  "an open invitation": async (actor) => {
    const token = await invite(actor);
    const json = { token, username: "Thief", password: PASSWORD };
    return token === undefined
      ? []
      : [async () => isOpen(await statusOf("POST", "/api/auth/join", { json }))];
  },
  "an editor": async (actor) => {
    const token = await invite(actor);
    if (token === undefined) return [];
    const json = { token, username: "Thief", password: PASSWORD };
    const joined = await from("POST", "/api/auth/join", { json });
    const { id, email } = await joined.json<Person>();
    const editor = { id, email, cookie: cookiesOf(joined) };
    return [
      async () =>
        isOpen(
          await statusOf("PATCH", `/api/guides/${actor.guide?.id}`, {
            as: editor,
            json: { paypalLink: "thief" },
          }),
        ),
    ];
  },
  "an editor, then another address": async (actor) => {
    const keys = (await MOVES["an editor"]?.(actor)) ?? [];
    return [...keys, resetsTo(await move(actor.as))];
  },
  "an editor who invites again, and another address": async (actor) => {
    const keys = (await MOVES["an editor with an account of their own"]?.(actor)) ?? [];
    const again = (await MOVES["an open invitation"]?.({ ...actor, as: await move(actor.as) })) ?? [];
    return [...keys, ...again];
  },
  "an editor with an account of their own": async (actor) => {
    const token = await invite(actor);
    if (token === undefined) return [];
    const as = await register();
    expect(await statusOf("POST", "/api/auth/join", { as, json: { token } })).toBe(200);
    const json = { bio: "thief" };
    return [async () => isOpen(await statusOf("PATCH", `/api/guides/${actor.guide?.id}`, { as, json }))];
  },
  "money that goes elsewhere": async ({ as, guide }) => {
    const change = () => statusOf("PATCH", `/api/guides/${guide?.id}`, { as, json: { paypalLink: "thief" } });
    await change();
    return [async () => isOpen(await change())];
  },
  "a deletion": async ({ as }) => {
    expect(await statusOf("DELETE", "/api/account", { as })).toBe(202);
    return [async () => isOpen(await statusOf("DELETE", "/api/account", { as, json: { now: true } }))];
  },
};

/** What an owner does with the links of the e-mails that came, in whichever order. */
const STEPS: Record<string, (email: string) => Promise<unknown>> = {
  "takes back": async (email) => {
    for (const token of linksTo(email, "/email#cancel")) await follow("email/cancel", token);
  },
  undoes: async (email) => {
    for (const token of linksTo(email, "/undo#token")) await follow("sign-in-change/undo", token);
  },
  "forgets the password": async (email) => {
    await from("POST", "/api/auth/password/forgot", { json: { email } });
  },
  "does all at once": (email) => Promise.all([STEPS["undoes"]?.(email), STEPS["takes back"]?.(email)]),
};
export type Step = "takes back" | "undoes" | "forgets the password" | "does all at once";

/**
 * Comes back into an account by the e-mails to an address: takes changes back, undoes, sets a password, signs in, keeps
 * the account, and sets right how guests tip.
 */
export async function recover(
  email: string,
  page?: Guide,
  steps: readonly Step[] = ["takes back", "undoes"],
): Promise<Person> {
  for (const step of steps) await STEPS[step]?.(email);
  const password = "the owner is back home";
  expect(await reset(await askForReset(email), password)).toBe(204);
  const response = await logIn(email, password);
  expect(response.status).toBe(200);
  const as = { id: (await response.json<Person>()).id, email, cookie: cookiesOf(response) };
  await from("POST", "/api/account/keep", { as });
  if (!page) return as;
  const path = `/api/guides/${page.id}`;
  expect(await statusOf("PATCH", path, { as, json: { paypalLink: "marta" } })).toBe(200);
  return as;
}
