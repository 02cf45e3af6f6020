import type { RenderedUser } from "#web/features/session/rendered.ts";

/** What the server rendered the landing page from; the browser hydrates it from the same. */
export type LandingState = {
  /** the site's own address */
  address: string;
  /** JSON leaves undefined out */
  rendered?: RenderedUser;
};

/** What came with the document; undefined on every other page. */
export function readLandingState(): LandingState | undefined {
  const text = document.getElementById("state")?.textContent;
  return text ? JSON.parse(text) : undefined;
}
