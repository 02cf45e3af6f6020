import type { RenderedUser } from "#web/features/session/rendered.ts";

/** What the server rendered a page of the app from; the browser hydrates it from the same. */
export type RenderedState = {
  /** the site's own address */
  address: string;
  /** JSON leaves undefined out */
  rendered?: RenderedUser;
};

/** What came with the document; undefined where its page is left to the browser. */
export function readRenderedState(): RenderedState | undefined {
  const text = document.getElementById("state")?.textContent;
  return text ? JSON.parse(text) : undefined;
}
