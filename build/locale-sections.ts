import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const SECTION = /^\0(.+\/locales\/\w+\/[\w-]+)#([\w.]+)$/;

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

/** Makes a module of a section of a language's file, so that a page loads no more than that: `de.json?section=page`. */
export const localeSections = (): Plugin => ({
  name: "locale-sections",
  enforce: "pre",
  resolveId: {
    filter: { id: /\.json\?section=/ },
    async handler(id, importer) {
      const [file = "", section = ""] = id.split("?section=");
      const found = await this.resolve(file, importer, { skipSelf: true });
      return found && sectionId(`${found.id}?section=${section}`);
    },
  },
  load: {
    filter: { id: SECTION },
    handler(id) {
      const [, name = "", section = ""] = SECTION.exec(id) ?? [];
      const file = `${name}.json`;
      this.addWatchFile(file);
      const texts = readSection(file, section);
      if (texts === undefined) this.error(`${file} has no section ${section}.`);
      const whole = withEnglish(texts, readSection(join(dirname(file), "en.json"), section));
      return `export default ${JSON.stringify(whole)};`;
    },
  },
});
