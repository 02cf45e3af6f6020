import type { Plugin } from "vite";
import { START_SCRIPT, WARM_SCRIPT } from "../web/lib/start-script.ts";
import { sourcePath } from "./paths.ts";

const APP_DOCUMENT = sourcePath("web/index.html");

/** Moves a document's script to its end, where START_SCRIPT loads it after the first paint. */
function withLateScript(html: string): string {
  const [tag, src] = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(html) ?? [];
  if (tag === undefined || src === undefined) throw new Error("a document came without a script");
  const late = `<script data-src="${src}">${START_SCRIPT}</script></body>`;
  return html.replace(tag, "").replace("</body>", () => late);
}

/** Lets every document be painted before its script starts: each shows content without it. The app's is warmed up for it. */
export const lateScript = (): Plugin => ({
  name: "late-script",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (html, { filename }) =>
      withLateScript(
        filename === APP_DOCUMENT
          ? html.replace("<!--head-->", `<!--head--><script>${WARM_SCRIPT}</script>`)
          : html,
      ),
  },
});
