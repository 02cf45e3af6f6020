import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { entriesOf, faultsOf, isSection, type Section } from "./check.ts";
import { declarationOf } from "./declaration.ts";
import { FileFault, readFile } from "./read.ts";
import { inLatin } from "./serbian.ts";

const read = (path: string): string => readFileSync(path, "utf8");

/** Returns a file's texts in the order of the English ones: "" for one that is missing, without one that English dropped. */
function inOrder(section: Section, english: Section): Section {
  return Object.fromEntries(
    Object.entries(english).map(([key, source]) => {
      const value = section[key];
      if (!isSection(source)) return [key, value ?? ""];
      return [key, inOrder(isSection(value) ? value : {}, source)];
    }),
  );
}

/** Brings the files of all languages in line with the English ones, and prints what waits for a translator. */
function update(): void {
  for (const path of globSync("locales/*/en.json")) {
    const folder = dirname(path);
    const english = readFile<Section>(path);
    const declaration = `${folder}/en.d.json.ts`;
    if (existsSync(declaration)) writeFileSync(declaration, declarationOf(english));
    for (const file of globSync(`${folder}/*.json`).filter((other) => other !== path)) {
      const written = readFile<Section>(file);
      const texts = inOrder(written, english);
      const kept = new Set(entriesOf(texts).map(([place]) => place));
      for (const [place, entry] of entriesOf(written))
        if (!kept.has(place))
          console.log(`${file}: ${place} isn't in English and was removed: ${JSON.stringify(entry)}`);
      writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`);
      const waiting = entriesOf(texts).filter(([, entry]) => entry === "");
      for (const [place] of waiting) console.log(`${file}: ${place} waits for a translator.`);
      for (const fault of faultsOf(file, basename(file, ".json"), read(file), english)) console.log(fault);
    }
  }
}

/** Writes Serbian in Latin letters after the Cyrillic texts, which are the ones to translate. */
function transliterate(): void {
  writeFileSync("locales/guest/sr-Latn.json", inLatin(read("locales/guest/sr-Cyrl.json")));
}

if (process.argv.length > 2) {
  console.error(`${process.argv[2]}: npm run texts takes no arguments.`);
  process.exit(1);
}
try {
  update();
  transliterate();
} catch (error) {
  if (!(error instanceof FileFault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
