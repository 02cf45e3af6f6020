import { globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const HASH_MS = 400;
const NAME = "slow-crypto.js";

// This relies on workerd's clock, which advances during work; on Cloudflare it doesn't.
const SLOW_CRYPTO = `export * from "node:crypto";
import { scryptSync as scrypt } from "node:crypto";
export function scryptSync(...input) {
  const end = Date.now() + ${HASH_MS};
  const key = scrypt(...input);
  while (Date.now() < end);
  return key;
}
`;

/** Has each password hash of the build in the folder `app` take at least 400 ms of processor time. */
export function slowHashes(app: string): void {
  const chunks = globSync(join(app, "lanyard", "**/*.js"));
  const changed = chunks.filter((chunk) => {
    const code = readFileSync(chunk, "utf8");
    const slow = code.replace(/import\((["'`])node:crypto\1\)/g, `import("./${NAME}")`);
    if (slow === code) return false;
    writeFileSync(chunk, slow);
    writeFileSync(join(dirname(chunk), NAME), SLOW_CRYPTO);
    return true;
  });
  if (changed.length === 0) throw new Error("the build doesn't load node:crypto when it hashes");
}
