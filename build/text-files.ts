import { globSync } from "node:fs";
import { basename } from "node:path";
import type { Plugin } from "vite";
import { readFile } from "../locales/read.ts";
import { readServerTexts, sectionId } from "./locale-sections.ts";
import { sourcePath } from "./paths.ts";

const LOADER = sourcePath("web/app/page-texts.ts");
const LOCALES = sourcePath("locales/account");

/** A section of the app in a language: the file that has it, and the id of its module. */
type Texts = { language: string; area: string; file: string; id: string };

const LANGUAGES = globSync("*.json", { cwd: LOCALES })
  .map((file) => basename(file, ".json"))
  .filter((language) => language !== "en")
  .toSorted();

/** Lists the app's sections in every language but English. The worker's are not the app's. */
function listTexts(): Texts[] {
  const english = readFile<object>(`${LOCALES}/en.json`);
  const areas = Object.keys(english).filter((section) => section !== "mail" && section !== "legal");
  return LANGUAGES.flatMap((language) =>
    areas.map((area) => {
      const file = `${LOCALES}/${language}.json?section=${area}`;
      return { language, area, file, id: sectionId(file) };
    }),
  );
}

/** Returns a comment for each language: `<!--texts de page-texts /assets/page-texts-1.js session /assets/session-1.js …-->`. */
const comments = (texts: Texts[], fileOf: (texts: Texts) => string, loader: string[]): string =>
  LANGUAGES.map((language) => {
    const list = texts
      .filter((section) => section.language === language)
      .flatMap((section) => [section.area, fileOf(section)]);
    return `<!--texts ${language} ${[...loader, ...list].join(" ")}-->`;
  }).join("\n");

/**
 * Creates a file of what each area says in each language, and lists them in the app's document, in comments of which the
 * worker leaves the reader's language (web/app/page-files.ts). Creates what the worker itself says in each language
 * (worker/account-texts.ts).
 */
export const listTextFiles = (): Plugin => ({
  name: "text-files",
  applyToEnvironment: ({ name }) => name === "client",
  buildStart() {
    if (this.environment.mode !== "build") return;
    for (const { file: id, area: name } of listTexts())
      this.emitFile({ type: "chunk", id, name, preserveSignature: "strict" });
    for (const language of LANGUAGES) {
      const source = JSON.stringify(readServerTexts(`${LOCALES}/${language}.json`));
      this.emitFile({ type: "asset", fileName: `texts/${language}.json`, source });
    }
  },
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle, filename }) {
      if (filename !== sourcePath("web/index.html")) return html;
      const chunks = Object.values(bundle ?? {}).filter((chunk) => chunk.type === "chunk");
      const fileOf = (source: string) =>
        `/${chunks.find((chunk) => chunk.facadeModuleId === source)?.fileName}`;
      // The development server serves the sections themselves.
      const listed = bundle
        ? comments(listTexts(), ({ id }) => fileOf(id), ["page-texts", fileOf(LOADER)])
        : comments(listTexts(), ({ file }) => `/@fs${file}`, []);
      return html.replace("</head>", () => `${listed}\n</head>`);
    },
  },
});
