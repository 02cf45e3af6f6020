import { globSync } from "node:fs";
import { basename, dirname } from "node:path";
import type { Plugin } from "vite";
import { sourcePath } from "./paths.ts";

const LEARNER = sourcePath("web/app/page-words.ts");
const LANGUAGES = sourcePath("web/words/languages");

const filesOfWords = (): string[] =>
  globSync("*/*.ts", { cwd: LANGUAGES }).map((file) => `${LANGUAGES}/${file}`);
const areaOf = (file: string): string => basename(file, ".ts");
const languageOf = (file: string): string => basename(dirname(file));

/** Makes a comment for each language: `<!--words de page-words /assets/page-words-1.js session /assets/session-1.js …-->`. */
function comments(files: Map<string, string>, learner: string[]): string {
  const lists = new Map<string, string[]>();
  for (const [source, file] of [...files].toSorted()) {
    const list = lists.get(languageOf(source)) ?? learner;
    lists.set(languageOf(source), [...list, areaOf(source), file]);
  }
  return [...lists].map(([language, list]) => `<!--words ${language} ${list.join(" ")}-->`).join("\n");
}

/**
 * Makes a file of what each area says in each language, and lists them in the app's document, in comments of which the
 * worker leaves the reader's language (web/app/words-files.ts).
 */
export const listWordsFiles = (): Plugin => ({
  name: "words-files",
  applyToEnvironment: ({ name }) => name === "client",
  buildStart() {
    if (this.environment.mode === "build")
      for (const id of filesOfWords()) this.emitFile({ type: "chunk", id, preserveSignature: "strict" });
  },
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle, filename }) {
      if (filename !== sourcePath("web/index.html")) return html;
      const files = new Map<string, string>();
      // The development server serves the sources themselves.
      if (!bundle) for (const file of filesOfWords()) files.set(file, file.slice(sourcePath("web").length));
      for (const chunk of Object.values(bundle ?? {}))
        if (chunk.type === "chunk" && chunk.facadeModuleId?.startsWith(`${LANGUAGES}/`))
          files.set(chunk.facadeModuleId, `/${chunk.fileName}`);
      const learner = Object.values(bundle ?? {}).find(
        (chunk) => chunk.type === "chunk" && chunk.facadeModuleId === LEARNER,
      );
      const listed = comments(files, learner ? ["page-words", `/${learner.fileName}`] : []);
      return html.replace("</head>", () => `${listed}\n</head>`);
    },
  },
});
