import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const SECTION = /^\0(.+\/locales\/\w+\/[\w-]+)#([\w.]+)(:keys)?$/;

const readSection = (file: string, path: string): unknown =>
  path
    .split(".")
    .reduce((part: unknown, name): unknown => Object(part)[name], JSON.parse(readFileSync(file, "utf8")));

/** Takes the English text where one waits for a translator. */
const withEnglish = (texts: unknown, english: unknown): unknown =>
  typeof texts === "object" && texts !== null
    ? Object.fromEntries(
        Object.entries(texts).map(([key, text]) => [key, withEnglish(text, Object(english)[key])]),
      )
    : texts || english;

/** Returns the id of a section's module. It has no .json in it, which would be read as JSON. `source`: `…/de.json?section=page`. */
export const sectionId = (source: string): string => `\0${source.replace(".json?section=", "#")}`;

/** Returns a module's code of texts whose keys are another module's: the English texts, once for all languages. */
const valuesOf = (texts: object, keys: string): string =>
  `import keys from ${JSON.stringify(keys)};
const values = ${JSON.stringify(Object.values(texts))};
export default Object.fromEntries(keys.map((key, place) => [key, values[place]]));`;

/**
 * Creates a module of a section of a language's file, so that a page loads no more than that: `de.json?section=page`.
 * The server's of an account's languages share their keys, which are whole sentences.
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
      const texts = readSection(file, section);
      if (typeof texts !== "object" || texts === null) this.error(`${file} has no section ${section}.`);
      const english = join(dirname(file), "en");
      const source = readSection(`${english}.json`, section);
      const order = Object.keys(Object(source));
      if (keys) return `export default ${JSON.stringify(order)};`;
      const whole = withEnglish(texts, source);
      const isShared = this.environment.config.consumer === "server" && file.includes("/locales/account/");
      if (isShared && Object.keys(texts).join("\0") === order.join("\0"))
        return valuesOf(Object(whole), `\0${english}#${section}:keys`);
      return `export default ${JSON.stringify(whole)};`;
    },
  },
});
