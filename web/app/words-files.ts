import type { TextFiles } from "#texts/app/texts-attribute.ts";

/** Removes the lists of the languages' files (build/words-files.ts) from the app's template, and reads one language's. */
export function wordsFiles(template: string, language: string): { html: string; files: TextFiles } {
  const files: TextFiles = {};
  const html = template.replace(/<!--words ([\w-]+) (.*?)-->\n?/g, (_, listed: string, list: string) => {
    if (listed !== language) return "";
    for (const [, area = "", file] of list.matchAll(/(\S+) (\S+)/g)) files[area as keyof TextFiles] = file;
    return "";
  });
  return { html, files };
}
