import { parseSync } from "vite";
import type { BuiltFile } from "./built-files.ts";
import { documentFaults } from "./markup-faults.ts";
import { ownNamesIn } from "./own-names.ts";
import { createdMarkupFaults, scriptFaults } from "./script-faults.ts";
import { styleFaults } from "./style-faults.ts";

const BY_KIND = {
  script: scriptFaults,
  sheet: styleFaults,
  document: documentFaults,
  markup: createdMarkupFaults,
};

/** Lists each file's faults, the file as a whole with them. */
export function faultsOf(files: readonly BuiltFile[]): { file: BuiltFile; fault: string }[] {
  const scripts = files.filter(({ kind }) => kind === "script");
  const own = new Set(scripts.flatMap(({ text }) => ownNamesIn(parseSync("script.js", text).program)));
  return files.flatMap((file) =>
    BY_KIND[file.kind](file.text, file.floor, own).map((fault) => ({ file, fault })),
  );
}
