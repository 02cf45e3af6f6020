import type { Browser, BrowserContext, ViewportSize } from "playwright-core";
import { DEMO_PASSWORD } from "#demo/people.ts";

/** Who looks at the demo: signed in `as` an address, with what, from where, and in which language. */
type Viewer = {
  viewport: ViewportSize;
  colorScheme: "light" | "dark";
  as?: string | undefined;
  /** the country that the network says */
  from?: string | undefined;
  /** of the browser and of the account; English without it */
  language?: string | undefined;
};

/** Opens a browser context for someone who looks at the demo, to make pictures in: nothing moves. */
export async function openDemo(
  browser: Browser,
  baseURL: string,
  { as, from, language, ...look }: Viewer,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    ...look,
    ...(language !== undefined && { locale: language }),
    reducedMotion: "reduce",
    ...(from !== undefined && { extraHTTPHeaders: { "CF-IPCountry": from } }),
  });
  if (as === undefined) return context;
  const login = as.startsWith("admin@") ? "/api/admin/login" : "/api/auth/login";
  await context.request.post(login, { data: { email: as, password: DEMO_PASSWORD } });
  if (language !== undefined) await context.request.patch("/api/account", { data: { language } });
  return context;
}
