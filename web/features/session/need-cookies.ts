import { ApiError } from "#web/api/client.ts";
import type { PlainText } from "#locales/account.ts";

const BLOCKED: PlainText =
  "Your browser blocks cookies, and logging in needs one. Allow them for this site, then try again.";

/** Refuses a call that signs in, as the API would, where the browser keeps no cookies: the next page would ask for a login again. */
export function needCookies(): void {
  if (navigator.cookieEnabled === false) throw new ApiError(403, JSON.stringify({ message: BLOCKED }));
}
