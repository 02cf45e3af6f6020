import type { Section } from "./check.ts";

/** Writes a value as a type. */
function typeOf(value: unknown, indent: string): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const rows = Object.entries(value).map(
    ([key, entry]) =>
      `${indent}  readonly ${/^\w+$/.test(key) ? key : JSON.stringify(key)}: ${typeOf(entry, `${indent}  `)};\n`,
  );
  return `{\n${rows.join("")}${indent}}`;
}

/** Declares each text of a file as itself, because TypeScript takes it for any `string`, which has no placeholders. */
export const declarationOf = (texts: Section): string =>
  `// Made by \`npm run texts\`.\n${Object.entries(texts)
    .map(([name, section]) => `export declare const ${name}: ${typeOf(section, "")};\n`)
    .join("")}`;
