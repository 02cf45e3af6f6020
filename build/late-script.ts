import type { Plugin } from "vite";
import { START_SCRIPT } from "../web/lib/start-script.ts";

/** Moves a document's script to its end, where START_SCRIPT loads it after the first paint. */
function withLateScript(html: string): string {
  const [tag, src] = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(html) ?? [];
  if (tag === undefined || src === undefined) throw new Error("a document came without a script");
  const late = `<script data-src="${src}">${START_SCRIPT}</script></body>`;
  return html.replace(tag, "").replace("</body>", () => late);
}

/** Lets every document be painted before its script starts: each shows content without it. */
export const lateScript = (): Plugin => ({
  name: "late-script",
  apply: "build",
  transformIndexHtml: { order: "post", handler: withLateScript },
});
