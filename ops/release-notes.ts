import { readFileSync } from "node:fs";
import { CommandError } from "#local/command-error.ts";
import { runMain } from "#local/command.ts";

const HEADING = /^## \[(.*?)\].*$/gm;

/**
 * Returns a version's part of the changelog. Throws CommandError for a tag that isn't the version of `package.json`, or has
 * no part.
 */
export function notesOf(tag: string, version: string, changelog: string): string {
  if (tag !== `v${version}`) throw new CommandError(`The tag ${tag} isn't v${version}, as in package.json.`);
  const headings = [...changelog.matchAll(HEADING)];
  const at = headings.findIndex(([, name]) => name === version);
  const heading = headings[at];
  if (!heading) throw new CommandError(`CHANGELOG.md has no part "## [${version}] - YYYY-MM-DD".`);
  return changelog.slice(heading.index + heading[0].length, headings[at + 1]?.index).trim();
}

// The workflow writes a release's page with this.
if (import.meta.main)
  await runMain(async ([tag = ""]) => {
    const { version }: { version: string } = JSON.parse(readFileSync("package.json", "utf8"));
    console.log(notesOf(tag, version, readFileSync("CHANGELOG.md", "utf8")));
  });
