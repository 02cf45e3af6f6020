/** `npm run count [-- COMMIT]`: counts what the texts weigh in the repository, at a commit or at the last one. */
import { execFileSync, spawnSync } from "node:child_process";
import { LANGUAGES } from "#locales/languages.ts";

const [commit = "HEAD", ...others] = process.argv.slice(2);
const isCommit = spawnSync("git", ["rev-parse", "--quiet", "--verify", `${commit}^{commit}`]).status === 0;
if (!isCommit || others.length > 0) {
  const wrong = isCommit ? `Unexpected argument '${others[0]}'.` : `${commit} is no commit here:`;
  console.error(`${wrong} npm run count [-- COMMIT]`);
  process.exit(1);
}
const git = (...args: string[]): string[] =>
  execFileSync("git", args, { encoding: "utf8", maxBuffer: 1 << 27 })
    .split("\n")
    .filter(Boolean);

const TEST = /\.test\.tsx?$/;
const codes = Object.keys(LANGUAGES).join("|");
/** Matches a file of texts in one language, by the folder with all of them and the language. */
const CATALOGUE = new RegExp(
  String.raw`^(.*?)(?:/words/[\w/-]*|/words/languages/|/)(${codes})(?:/[\w-]+)?\.(?:ts|json)$`,
  "i",
);

const files = git("ls-tree", "-r", "--name-only", commit);
const catalogues = files.flatMap((file) => {
  const [, folder = "", language = ""] = CATALOGUE.exec(file) ?? [];
  return folder === "" ? [] : [{ file, folder, language: language.toLowerCase() }];
});
const sources = files.filter((file) => /\.tsx?$/.test(file) && !TEST.test(file));
const isSource = new Set(sources);
const isCatalogue = new Set(catalogues.map(({ file }) => file));

/** Reads how often a pattern (POSIX) is in each source file at the commit. */
const lines = (pattern: string): [file: string, count: number][] =>
  git("grep", "-cE", pattern, commit, "--", "*.ts", "*.tsx").flatMap((line) => {
    const [, file = "", count] = line.split(":");
    return isSource.has(file) ? [[file, Number(count)]] : [];
  });

const isTable = ([file, rows]: [string, number]): boolean => rows >= 6 && !isCatalogue.has(file);
const tables = lines(String.raw`^ *"?(es|fr|de|it|el|tr|ja|th)"?: `).filter(isTable);
const inLanguage = (code: string): number => {
  const rows = new Map(lines(String.raw`^ *"?${code}"?: `));
  const catalogued = catalogues.filter(({ language }) => language === code);
  return catalogued.length + tables.filter(([file]) => rows.has(file)).length;
};

/** Counts the lines of files at the commit. */
const linesIn = (paths: Iterable<string>): number =>
  git("grep", "-c", "", commit, "--", ...paths).reduce(
    (sum, line) => sum + Number(line.split(":").at(-1)),
    0,
  );

console.table({
  "tracked files": files.length,
  "lines of TypeScript that isn't tests": linesIn(sources),
  "lines of texts": linesIn(isCatalogue),
  "files of texts in one language": catalogues.length,
  "folders of these": new Set(catalogues.map(({ folder }) => folder)).size,
  "tables with a row for each language": tables.length,
  "files of a guest's language (fi)": inLanguage("fi"),
  "files of an account's language (tr)": inLanguage("tr"),
  "files that choose a plural form": lines("Intl\\.PluralRules\\(").length,
});
