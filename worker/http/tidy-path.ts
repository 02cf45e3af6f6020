/** What begins text behind an address: spaces, quotes, what an address ends with, and words of other scripts. */
const BEHIND = /[\s&\\"'<>|?#;`]|(?!\p{sc=Latin})\p{L}/u;
const NAME = /^[a-z\d-]{1,64}$/;
const MARKS_BEFORE = /^[^\p{L}\p{N}]+/u;
const MARKS_AROUND = /^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu;
/** Characters of a part that are looked at; the longest name has 64. */
const LOOKED_AT = 300;

/** Decodes percent signs, up to twice, because some apps encode what is encoded. What can't be read ends an address. */
function decode(text: string): string {
  let decoded = text;
  for (let round = 0; round < 2 && decoded.includes("%"); round++)
    try {
      decoded = decodeURIComponent(decoded);
    } catch {
      return decoded.replaceAll("%", " ");
    }
  return decoded;
}

/**
 * Answers a name in the form in which names and ids exist: small letters, digits and hyphens, without what a sentence or
 * a messenger put around it. No name or id has other marks, so that it leads to nobody else.
 */
function tidyName(part: string): string {
  const plain = part
    .slice(0, LOOKED_AT)
    .normalize("NFKC")
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .toLowerCase();
  const [name = ""] = plain.replace(MARKS_BEFORE, "").split(BEHIND, 1);
  return name.replace(MARKS_AROUND, "");
}

/** What is below the page of a profile. */
const BELOW = new Set(["", "/tip", "/tip/code.png", "/contact.vcf", "/report", "/reviews", "/translate"]);

/** An address that was tidied. `kind` is what `name` names; `rest` is what follows it, "" or a path. */
export type TidyPath =
  | { kind: "handle" | "profile" | "code"; name: string; rest: string }
  | { kind: "page"; rest: string };

const joined = (parts: string[]): string =>
  parts
    .filter((part) => part !== "")
    .map((part) => `/${part}`)
    .join("");

/**
 * Reads an address that was taken out of a sentence, a letter or a chat: `/@name.`, `/profile/ID)/tip`, `/Q/id…`,
 * `/login,`. Undefined for what can't be an address of this site.
 */
export function tidyPath(path: string): TidyPath | undefined {
  const [start = "", ...others] = decode(path)
    .normalize("NFKC")
    .split("/")
    .filter((part) => part.trim() !== "");
  const parts = others.map(tidyName);
  if (/^[^\p{L}\p{N}@]*@/u.test(start)) {
    const name = tidyName(start);
    return NAME.test(name) && joined(parts) === "" ? { kind: "handle", name, rest: "" } : undefined;
  }
  const first = tidyName(start);
  if (first !== "profile" && first !== "q") return { kind: "page", rest: joined([first, ...parts]) || "/" };
  const [name = "", ...below] = parts;
  const rest = joined(below);
  if (!NAME.test(name) || (first === "profile" && !BELOW.has(rest))) return undefined;
  return { kind: first === "q" ? "code" : "profile", name, rest };
}
