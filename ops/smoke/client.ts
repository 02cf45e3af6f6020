import { setTimeout as wait } from "node:timers/promises";
import { CommandError } from "#local/command-error.ts";

/** ms to wait for a response */
const TIMEOUT_MS = 20_000;
/** attempts where too many people sign in */
const TRIES = 4;

type Call = { method?: string; json?: unknown; form?: FormData; headers?: Record<string, string> };

type SiteResponse = { status: number; headers: Headers; text: string; json: () => Record<string, unknown> };

/** Calls a site as one person does, and keeps its cookies as a browser does. */
export class Client {
  readonly origin: string;
  readonly cookies = new Map<string, string>();

  constructor(origin: string) {
    this.origin = origin;
  }

  /**
   * Calls and reads the whole response, also of a redirect. Where too many people sign in just now it waits as long as
   * it is told and calls again, or a busy site would keep the account. Throws CommandError where no one responds.
   */
  async call(path: string, call: Call = {}): Promise<SiteResponse> {
    for (let tries = 1; ; tries++) {
      const response = await this.#callOnce(path, call);
      if (tries === TRIES || response.status !== 503 || !response.text.includes('"sign_in_busy"'))
        return response;
      await wait(Number(response.headers.get("Retry-After")) * 1000);
    }
  }

  async #callOnce(path: string, { method = "GET", json, form, headers = {} }: Call): Promise<SiteResponse> {
    const all = new Headers(headers);
    // A page of the site sends its origin.
    if (method !== "GET" && method !== "HEAD" && !all.has("Origin")) all.set("Origin", this.origin);
    if (json !== undefined) all.set("Content-Type", "application/json");
    if (this.cookies.size > 0)
      all.set("Cookie", [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await fetch(this.origin + path, {
      method,
      headers: all,
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      body: form ?? (json === undefined ? null : JSON.stringify(json)),
    }).catch((cause: unknown) => {
      // What fetch throws says "fetch failed", and its cause what failed.
      const why = cause instanceof Error && cause.cause !== undefined ? cause.cause : cause;
      throw new CommandError(`${method} ${this.origin}${path} got no response: ${String(why)}`, { cause });
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === "" || /;\s*max-age=0/i.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) };
  }
}
