import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { SERVER_SECTIONS, type ServerTexts } from "../locales/account.ts";
import { readFile } from "../locales/read.ts";

const SECTION = /^\0(.+\/locales\/\w+\/[\w-]+)#([\w.]+)(:keys)?$/;

const readSection = (file: string, path: string): unknown =>
  path.split(".").reduce((part: unknown, name): unknown => Object(part)[name], readFile(file));

/** Takes the English text where one waits for a translator. */
const withEnglish = (texts: unknown, english: unknown): unknown =>
  typeof texts === "object" && texts !== null
    ? Object.fromEntries(
        Object.entries(texts).map(([key, text]) => [key, withEnglish(text, Object(english)[key])]),
      )
    : texts || english;

/** Reads a section, in English where a text waits for a translator; undefined where the file doesn't have it. */
function readTexts(file: string, section: string): object | undefined {
  const texts = readSection(file, section);
  if (typeof texts !== "object" || texts === null) return undefined;
  return Object(withEnglish(texts, readSection(join(dirname(file), "en.json"), section)));
}

/** Reads the worker's sections of an account's language. `file`: the language's. */
export const readServerTexts = (file: string): ServerTexts =>
  Object.fromEntries(SERVER_SECTIONS.map((section) => [section, readTexts(file, section)]));

/** Returns the id of a section's module. It has no .json in it, which would be read as JSON. `source`: `…/de.json?section=page`. */
export const sectionId = (source: string): string => `\0${source.replace(".json?section=", "#")}`;

/** Returns a module's code of texts whose keys are another module's: the English texts, once for all languages. */
const valuesOf = (texts: object, keys: string): string =>
  `import keys from ${JSON.stringify(keys)};
const values = ${JSON.stringify(Object.values(texts))};
export default Object.fromEntries(keys.map((key, place) => [key, values[place]]));`;

/**
 * Creates a module of a section of a language's file, so that a page loads no more than that: `de.json?section=page`.
 * The worker's share their keys. `de.json?section=server` has the worker's sections of an account's language.
 */
export const localeSections = (): Plugin => ({
  name: "locale-sections",
  enforce: "pre",
  resolveId: {
    filter: { id: /\.json\?section=|^\0.+:keys$/ },
    async handler(id, importer) {
      if (id.startsWith("\0")) return id;
      const [file = "", section = ""] = id.split("?section=");
      const found = await this.resolve(file, importer, { skipSelf: true });
      return found && sectionId(`${found.id}?section=${section}`);
    },
  },
  load: {
    filter: { id: SECTION },
    handler(id) {
      const [, name = "", section = "", keys] = SECTION.exec(id) ?? [];
      const file = `${name}.json`;
      this.addWatchFile(file);
      if (section === "server") return `export default ${JSON.stringify(readServerTexts(file))};`;
      const texts = readTexts(file, section);
      if (!texts) this.error(`${file} has no section ${section}.`);
      const order = Object.keys(texts);
      if (keys) return `export default ${JSON.stringify(order)};`;
      const english = join(dirname(file), "en");
      const isShared = this.environment.config.consumer === "server";
      if (
        isShared &&
        order.join("\0") === Object.keys(readTexts(`${english}.json`, section) ?? {}).join("\0")
      )
        return valuesOf(texts, `\0${english}#${section}:keys`);
      return `export default ${JSON.stringify(texts)};`;
    },
  },
});
