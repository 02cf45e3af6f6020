import { normalForm } from "#schema/normal-form.ts";
import { trimEndOf } from "#schema/trim.ts";

const NAME = /^[a-z\d-]{1,64}$/;
const MARKS_BEFORE = /^[^\p{L}\p{N}]+/u;
/** Hyphens as keyboards and apps write them; longer dashes end an address. */
const HYPHENS = /[\u2010-\u2013\u2212]/g;
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

/** Writes a part in the signs of names, without marks before it. */
const plain = (part: string): string =>
  normalForm(part.slice(0, LOOKED_AT), "NFKC")
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
    .replace(HYPHENS, "-")
    .toLowerCase()
    .replace(MARKS_BEFORE, "");

/**
 * Returns the name that a part begins with: small letters, digits and hyphens. No name or id has other signs, so that the
 * first one is where a sentence or a messenger goes on.
 */
const tidyName = (part: string): string => trimEndOf(/^[a-z\d-]*/.exec(plain(part))?.[0] ?? "", /-/);

/** What is below the page of a profile. */
const BELOW = /^(?:tip(?:\/code\.png)?|contact\.vcf|qr|report|reviews|translate)(?!-*[a-z\d]|\/[a-z\d])/;

/**
 * Returns what follows the name that `start` begins with: "" or a path. Where the name was cut, unknown parts are text behind
 * it; else they are undefined.
 */
function restOf(start: string, name: string, below: string[]): string | undefined {
  const rest = below.map(plain).join("/").replace(/^\/+/, "");
  const [path] = BELOW.exec(rest) ?? [];
  if (path !== undefined) return `/${path}`;
  return rest === "" || plain(start) !== name ? "" : undefined;
}

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
 * Reads an address that was taken out of a sentence, an e-mail or a chat: `/@name.`, `/profile/ID)/tip`, `/Q/id…`,
 * `/login,`. Undefined for what can't be an address of this site.
 */
export function tidyPath(path: string): TidyPath | undefined {
  const [start = "", ...others] = normalForm(decode(path), "NFKC")
    .split("/")
    .filter((part) => part.trim() !== "");
  const isHandle = /^[^\p{L}\p{N}@]*@/u.test(start);
  const first = tidyName(start);
  if (!isHandle && first !== "profile" && first !== "q")
    return { kind: "page", rest: joined([first, ...others.map(tidyName)]) || "/" };
  const [named = "", ...below] = isHandle ? [start, ...others] : others;
  const name = tidyName(named);
  if (!NAME.test(name)) return undefined;
  if (first === "q" && !isHandle) {
    const marks = below.map(tidyName).filter((mark) => mark !== "");
    if (marks.length < 2) return { kind: "code", name, rest: joined(marks) };
    return plain(named) === name ? undefined : { kind: "code", name, rest: "" };
  }
  const rest = restOf(named, name, below);
  return rest === undefined ? undefined : { kind: isHandle ? "handle" : "profile", name, rest };
}
