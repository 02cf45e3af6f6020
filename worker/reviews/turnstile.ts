import type { Config } from "../env.ts";

/** Returns the settings of Cloudflare Turnstile, where both its keys are set. Its script and its API are at `origin`. */
export function turnstileOf({ TURNSTILE_SITE_KEY, TURNSTILE_SECRET_KEY, TURNSTILE_API_BASE }: Config) {
  if (TURNSTILE_SITE_KEY === "" || TURNSTILE_SECRET_KEY === "") return undefined;
  return { siteKey: TURNSTILE_SITE_KEY, secret: TURNSTILE_SECRET_KEY, origin: TURNSTILE_API_BASE };
}
