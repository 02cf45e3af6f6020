import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { PageHead } from "./features/profile/head.tsx";
import type { PageState, Reason } from "./features/profile/page-state.ts";
import type { ReviewAttempt } from "./features/profile/review-attempt.ts";
import { profileView, type ProfileData } from "./features/profile/view.ts";
import { ProfilePage } from "./pages/profile.tsx";
import base from "./styles/base.css?inline";
import publicPage from "./styles/public.css?inline";
import tokens from "./styles/tokens.css?inline";

export { renderBlank, renderLanding } from "./app/document.tsx";
export { isAppPath } from "./app/paths.ts";

// One block inside the page: nothing stands between its first byte and its first sight.
const STYLE = `<style>${tokens}${base}${publicPage}</style>`;
const WITHOUT_SCRIPT = "<noscript><style>.js{display:none!important}</style></noscript>";

/** As a script's text: nothing in it can end the element. */
const jsonText = (value: unknown): string => JSON.stringify(value).replace(/</g, "\\u003c");

export type { ReviewAttempt } from "./features/profile/review-attempt.ts";

/** The public page of a profile, after a review was sent as a plain form too, or the page that says why there is none. */
export type RenderInput =
  | { data: ProfileData; attempt?: ReviewAttempt }
  | { reason: Reason; uniqueId: string };

function stateOf(input: RenderInput): PageState {
  if ("reason" in input) return { kind: input.reason, uniqueId: input.uniqueId };
  const { data, attempt } = input;
  return { kind: "profile", view: profileView(data), ...(attempt && { attempt }) };
}

/** Fills the shell (web/profile.html): complete without JavaScript, and with the state that hydrates it. */
export function render(shell: string, input: RenderInput): string {
  const page = stateOf(input);
  const head = renderToStaticMarkup(<PageHead page={page} />) + STYLE + WITHOUT_SCRIPT;
  // React asks for the pictures ahead of the tree that shows them: nothing is gained so close to them.
  const body = renderToString(<ProfilePage page={page} />).replace(/^(?:<link [^>]*>)+/, "");
  const state = `<script type="application/json" id="state">${jsonText(page)}</script>`;
  // Functions, because a $ in a profile's text means nothing here.
  return shell
    .replace("<!--head-->", () => head)
    .replace("<!--body-->", () => body)
    .replace("<!--state-->", () => state);
}
