import { SECURITY_HEADERS } from "#worker/http/headers.ts";
import { paths } from "#web/paths.ts";
import type { Client } from "./client.ts";
import type { SmokeReport } from "./report.ts";

const { login, register, forgot, pocket, adminLogin } = paths;
const PAGES = [login, register, forgot, "/privacy", "/terms", "/imprint", pocket, adminLogin];

type Options = {
  /** whether guests can reach it, by https */
  isReal: boolean;
  /** whether it is on a machine of its own, and not on Cloudflare */
  isSelfHosted: boolean;
};

/** Proves that a plan has a price, which Stripe doesn't say of an archived one, unless none is sold. */
export async function provePrice(client: Client, { prove }: Pick<SmokeReport, "prove">): Promise<void> {
  const { status, text } = await client.call("/api/subscriptions/plan");
  const isSold = !/"(?:billing|payments)_off"/.test(text);
  prove("Stripe says what a plan costs, or none is sold", status === 200 || !isSold, text);
}

/** Proves what everybody sees, without an account. */
export async function lookAround(
  client: Client,
  { prove }: SmokeReport,
  { isReal, isSelfHosted }: Options,
): Promise<void> {
  const health = await client.call("/api/health");
  prove(
    "the database, the sessions and the pictures respond (GET /api/health)",
    health.status === 200,
    health.text,
  );
  prove("a call of the API is kept by nobody", health.headers.get("Cache-Control") === "no-store");

  const landing = await client.call("/");
  prove(
    "the landing page opens and is HTML",
    landing.status === 200 && landing.text.includes("</html>"),
    landing.status,
  );
  const lacking = Object.keys(SECURITY_HEADERS).filter((name) => !landing.headers.has(name));
  prove("the landing page has every security header", lacking.length === 0, lacking);
  prove("every response has a request id", /^[\w-]{8,}$/.test(landing.headers.get("X-Request-Id") ?? ""));
  for (const path of PAGES) {
    const { status } = await client.call(path);
    prove(`${path} opens`, status === 200, status);
  }
  const missing = await client.call("/nowhere-at-all");
  prove("an address that doesn't exist is 404", missing.status === 404, missing.status);
  const script = /(?:src|href)="(\/assets\/[^"]+\.js)"/.exec((await client.call(login)).text)?.[1];
  const asset = script === undefined ? undefined : await client.call(script);
  prove(
    "a script of the build is there, for a year",
    asset?.status === 200 && /max-age=31536000/.test(asset.headers.get("Cache-Control") ?? ""),
    script,
  );
  const bare = Object.keys(SECURITY_HEADERS).filter((name) => !asset?.headers.has(name));
  prove("a static file has the same security headers", bare.length === 0, bare);

  const head = await client.call("/", { method: "HEAD" });
  prove("HEAD gets what GET gets, without a body", head.status === 200 && head.text === "", head.status);
  const foreign = await client.call("/api/auth/login", {
    method: "POST",
    json: {},
    headers: { Origin: "https://another-site.example" },
  });
  prove("a form of another site is refused", foreign.status === 403, foreign.status);
  const unsigned = await client.call("/api/webhooks/stripe", { method: "POST", json: { id: "evt_smoke" } });
  const isRefused = unsigned.status === 400 || unsigned.text.includes("billing_off");
  prove("a message that Stripe hasn't signed is refused", isRefused, unsigned.status);
  await provePrice(client, { prove });
  for (const path of ["/api/auth/me", "/api/user/guides", "/api/admin/stats"]) {
    const { status } = await client.call(path);
    prove(`${path} asks who it is`, status === 401, status);
  }
  const malformed = await client.call("/api/auth/login", { method: "POST", json: "nonsense" });
  prove(
    "a body that is none of ours is refused in words",
    malformed.status === 400 && "message" in malformed.json(),
    malformed.text,
  );
  if (!isReal) return;
  const plain = await fetch(client.origin.replace("https:", "http:"), { redirect: "manual" });
  prove(
    "plain http leads to https",
    plain.status >= 301 && plain.headers.get("Location")?.startsWith("https:") === true,
    plain.status,
  );
  if (!isSelfHosted) prove("Cloudflare serves it", landing.headers.has("CF-Ray"));
}
