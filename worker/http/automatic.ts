import { isbot } from "isbot";

/**
 * Whether nobody is looking: the request of a program, of a link's preview, or of a browser that fetches ahead. Every
 * browser that people use names itself.
 */
export function isAutomatic(headers: Headers): boolean {
  const purposes = ["Sec-Purpose", "Purpose", "X-Purpose", "X-Moz"].map((name) => headers.get(name));
  if (purposes.some((purpose) => purpose !== null && /prefetch|prerender|preview/i.test(purpose)))
    return true;
  const browser = headers.get("User-Agent") ?? "";
  return browser === "" || isbot(browser);
}
