import { isbot } from "isbot";

/**
 * Returns whether no person is looking: the request comes from a program, from a link's preview, or from a browser that
 * fetches ahead. Every browser that people use sends a User-Agent.
 */
export function isAutomatic(headers: Headers): boolean {
  const purposes = ["Sec-Purpose", "Purpose", "X-Purpose", "X-Moz"].map((name) => headers.get(name));
  if (purposes.some((purpose) => purpose !== null && /prefetch|prerender|preview/i.test(purpose)))
    return true;
  const browser = headers.get("User-Agent") ?? "";
  return browser === "" || isbot(browser);
}
