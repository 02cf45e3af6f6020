import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { plainPictures } from "#worker/testing/pictures.ts";
import { Client } from "./client.ts";
import type { SmokeReport } from "./report.ts";

/** ms in which a change must be on the page everywhere */
const FRESH_MS = 3000;

type Options = {
  email: string;
  /** whether guests can reach it */
  isReal: boolean;
  isSecure: boolean;
};

const cacheOf = (headers: Headers) => headers.get("CF-Cache-Status");

/** Returns whether the page says something within FRESH ms. */
async function soonSays(visitor: Client, path: string, words: string): Promise<boolean> {
  for (const end = Date.now() + FRESH_MS; ; await wait(200)) {
    if ((await visitor.call(path)).text.includes(words)) return true;
    if (Date.now() > end) return false;
  }
}

/** Proves that nobody is led to a payment page on the server's own machine, where it would be the guest's. */
export async function provePayments(client: Client, { prove }: Pick<SmokeReport, "prove">): Promise<void> {
  const status = await client.call("/api/subscriptions/status");
  const { standIn } = status.json();
  prove("payments lead to a page that others can open", status.status === 200 && standIn === null, standIn);
}

/** Plays the life of a new guide: registers, makes a page, is visited, and goes without a trace. */
export async function liveAsGuide(
  client: Client,
  { prove }: SmokeReport,
  { email, isReal, isSecure }: Options,
): Promise<void> {
  const visitor = new Client(client.origin);
  const password = randomBytes(18).toString("base64url");
  const registered = await client.call("/api/auth/register", {
    method: "POST",
    json: { username: "Smoke test", email, password, confirmPassword: password, role: "guide" },
  });
  prove("somebody new can register", registered.status === 201, registered.text);
  if (registered.status !== 201) return;
  try {
    const sid = isSecure ? "__Host-sid" : "sid";
    prove(`the session's cookie is ${sid}`, client.cookies.has(sid), [...client.cookies.keys()]);
    const elsewhere = new Client(client.origin);
    if (isReal) await provePayments(client, { prove });
    const login = await elsewhere.call("/api/auth/login", { method: "POST", json: { email, password } });
    prove("the password lets them in on another device", login.status === 200, login.text);
    const wrong = await visitor.call("/api/auth/login", {
      method: "POST",
      json: { email, password: "not it at all" },
    });
    prove("another password doesn't", wrong.status === 401, wrong.status);

    const created = await client.call("/api/guides", {
      method: "POST",
      json: { name: "Smoke Test", bio: "First words" },
    });
    prove("a profile can be made", created.status === 201, created.text);
    const { id, uniqueId } = created.json();
    const page = `/profile/${String(uniqueId)}`;
    await workOnPage(client, visitor, { prove, page, id: String(id), uniqueId: String(uniqueId) });

    await elsewhere.call("/api/auth/logout", { method: "POST" });
    const after = await elsewhere.call("/api/auth/me");
    prove("a session that was logged out is over", after.status === 401, after.status);
    const still = await client.call("/api/auth/me");
    prove("the other session goes on", still.status === 200, still.status);
  } finally {
    await leave(client, visitor, { prove, password });
  }
}

type Page = Pick<SmokeReport, "prove"> & { page: string; id: string; uniqueId: string };

async function workOnPage(
  client: Client,
  visitor: Client,
  { prove, page, id, uniqueId }: Page,
): Promise<void> {
  const first = await visitor.call(page);
  prove(
    "its public page opens for everybody",
    first.status === 200 && first.text.includes("First words"),
    first.status,
  );
  const second = await visitor.call(page);
  prove(
    "the second visitor's page comes from the cache",
    cacheOf(second.headers) === "HIT",
    cacheOf(second.headers),
  );
  const other = await visitor.call(`${page}?lang=pt-PT`);
  prove("another language is a page of its own", /lang="pt/.test(other.text), cacheOf(other.headers));
  const saved = await client.call(`/api/guides/${id}`, {
    method: "PATCH",
    json: { bio: "Second words", paypalLink: "smoketest" },
  });
  prove("a change is saved", saved.status === 200, saved.text);
  prove("the change is on the page within three seconds", await soonSays(visitor, page, "Second words"));
  prove("in the other language too", await soonSays(visitor, `${page}?lang=pt-PT`, "Second words"));

  const form = new FormData();
  form.append("image", new File([plainPictures.png], "smoke.png", { type: "image/png" }));
  const uploaded = await client.call(`/api/guides/${id}/profile-picture`, { method: "POST", form });
  prove("a picture can be uploaded", uploaded.status === 200, uploaded.text);
  const picture = /"(\/images\/[^"]+)"/.exec(uploaded.text)?.[1] ?? "/images/none";
  const shown = await visitor.call(picture);
  prove(
    "everybody sees it",
    shown.status === 200 && shown.headers.get("Content-Type")?.startsWith("image/") === true,
    shown.status,
  );

  const review = await visitor.call(`/api/guides/${uniqueId}/reviews`, {
    method: "POST",
    json: { name: "Smoke", rating: 5, comment: "A test of the site." },
  });
  prove("a guest can leave a review", review.status === 201, review.text);
  const code = await visitor.call(`/Q/${uniqueId.toUpperCase()}/SMOKE`);
  prove("the address of a printed code opens the page", code.status === 200, code.status);
  const card = await visitor.call(`${page}/contact.vcf`);
  prove("the contact card is one", card.status === 200 && card.text.startsWith("BEGIN:VCARD"), card.status);
  const tip = await visitor.call(`${page}/tip`);
  prove("the ways to tip have their page", tip.status === 200, tip.status);
  const rival = await visitor.call(`/api/guides/${id}`, { method: "PATCH", json: { bio: "Third words" } });
  prove("nobody else can change the profile", rival.status === 401, rival.status);
}

async function leave(
  client: Client,
  visitor: Client,
  { prove, password }: Pick<SmokeReport, "prove"> & { password: string },
): Promise<void> {
  const guides = (await client.call("/api/user/guides")).text;
  const page = `/profile/${/"uniqueId":"([^"]+)"/.exec(guides)?.[1] ?? "none"}`;
  const picture = /"(\/images\/[^"]+)"/.exec(guides)?.[1];
  const asked = await client.call("/api/account", { method: "DELETE", json: { password } });
  prove("the account can be deleted", asked.status === 202, asked.text);
  const hidden = await visitor.call(page);
  prove("its page is hidden at once", hidden.status === 404, hidden.status);
  const gone = await client.call("/api/account", { method: "DELETE", json: { now: true, password } });
  prove("and it is gone without waiting", gone.status === 204, gone.text);
  const left = picture === undefined ? undefined : await visitor.call(picture);
  prove("nothing is left: no picture", left?.status === 404, left?.status);
  const again = await visitor.call("/api/auth/me");
  prove(
    "nothing is left: no session",
    again.status === 401 && (await client.call("/api/auth/me")).status === 401,
  );
}
