import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import { PASSWORD_MIN } from "#schema/login-rules.ts";
import { lengthOf } from "#schema/clean-text.ts";
import { fold } from "#worker/auth/password-blocklist.ts";

/**
 * Regenerates worker/auth/common-passwords.txt: node ops/generate-common-passwords.ts. The source is a list of leaked
 * passwords by frequency, whose package is downloaded for this only.
 */

const SOURCE = "@zxcvbn-ts/language-common@4.1.3";
const COUNT = 10_000;
const TARGET = "worker/auth/common-passwords";

/** Downloads the package's list, most frequent first; copies its licence beside the target. */
function fetchPasswords(): string[] {
  const folder = mkdtempSync(join(tmpdir(), "lanyard-passwords-"));
  try {
    const archive = execFileSync("npm", ["pack", "--silent", SOURCE], {
      cwd: folder,
      encoding: "utf8",
    }).trim();
    execFileSync("tar", ["-xzf", archive], { cwd: folder });
    copyFileSync(join(folder, "package", "LICENSE.txt"), `${TARGET}.LICENSE.txt`);
    const text = readFileSync(join(folder, "package", "src", "passwords.json"), "utf8");
    return z.array(z.string()).parse(JSON.parse(text));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const long = fetchPasswords()
  .map(fold)
  .filter((password) => lengthOf(password) >= PASSWORD_MIN);
const common = [...new Set(long)].slice(0, COUNT).toSorted();
if (common.length < COUNT) throw new Error(`only ${common.length} passwords are long enough`);
writeFileSync(`${TARGET}.txt`, `${common.join("\n")}\n`);
