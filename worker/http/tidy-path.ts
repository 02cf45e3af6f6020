import { normalForm } from "#schema/normal-form.ts";
import { plainLetters } from "#schema/plain-letters.ts";
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

/** Writes a part in the signs of names, without accents, and without marks before it. */
const plain = (part: string): string =>
  plainLetters(part.slice(0, LOOKED_AT).replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, ""))
    .replace(HYPHENS, "-")
    .replace(MARKS_BEFORE, "");

const beginningOf = (text: string): string => trimEndOf(/^[a-z\d-]*/.exec(text)?.[0] ?? "", /-/);

/**
 * Returns the name that a part begins with: small letters, digits and hyphens. No name or id has other signs, so that the
 * first one is where a sentence or a messenger goes on.
 */
export const tidyName = (part: string): string => beginningOf(plain(part));

/** An id as they are drawn: what follows it is text. */
const WHOLE_ID = /^[2-9a-hjkmnp-z]{10}(?![a-z\d-])/;
/** What people write for a hyphen, if a name goes on behind it. */
const JOINT = /-*(?:[^\S\r\n]+-?|_+|[+.·\u2014\u2015])(?=[a-z\d])/g;
const joinedUp = (part: string): string => plain(part).replace(JOINT, "-");

/** Drops what follows the first full stop if it is a sentence behind an address in small letters, or a file's ending. */
function withoutText(part: string): string {
  const [before = ""] = part.split(".", 1);
  const behind = part.slice(before.length + 1);
  const isSentence = !/\p{Lu}/u.test(before) && /^\p{Lu}/u.test(behind);
  return isSentence || /^(?:html?|php|pdf|jpe?g|png)(?![\p{L}\p{N}])/iu.test(behind) ? before : part;
}

/**
 * Returns the name of a profile that a part begins with. Whoever wrote `ana_walks` meant `ana-walks`, never `ana`, who may be
 * somebody else; guests tip at what opens.
 */
function nameOf(part: string, isHandle: boolean): string {
  const [id] = isHandle ? [] : (WHOLE_ID.exec(plain(part)) ?? []);
  return id ?? beginningOf(joinedUp(withoutText(part)));
}

/** Returns a handle with the hyphens at its ends, which belong to some: `/@ana-` is another guide's than `/@ana`. */
function wholeHandle(part: string): string {
  const [, before = ""] = /@[^\p{L}\p{N}-]*(-*)/u.exec(part.replace(HYPHENS, "-")) ?? [];
  return before + (/^[a-z\d-]*/.exec(joinedUp(withoutText(part)))?.[0] ?? "");
}

/** What is below the page of a profile. */
const BELOW = /^(?:tip(?:\/code\.png)?|contact\.vcf|qr|report|reviews|translate)(?!-*[a-z\d]|\/[a-z\d])/;

/** Returns what follows a name: "" or a path. Where the name was cut, unknown parts are text behind it; else they are undefined. */
function restOf(isCut: boolean, below: string[]): string | undefined {
  const rest = below.map(plain).join("/").replace(/^\/+/, "");
  const [path] = BELOW.exec(rest) ?? [];
  if (path !== undefined) return `/${path}`;
  return rest === "" || isCut ? "" : undefined;
}

/**
 * An address that was tidied. `kind` is what `name` names; `rest` is what follows it, "" or a path. `whole`: a handle as it
 * stands there, which is looked for before `name`.
 */
export type TidyPath =
  | { kind: "profile" | "code"; name: string; rest: string }
  | { kind: "handle"; name: string; whole: string; rest: string }
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
  const name = nameOf(named, isHandle);
  const whole = isHandle ? wholeHandle(named) : name;
  if (!NAME.test(whole)) return undefined;
  const isCut = joinedUp(named) !== name;
  if (first === "q" && !isHandle) {
    const marks = below.map(tidyName).filter((mark) => mark !== "");
    if (marks.length < 2) return { kind: "code", name, rest: joined(marks) };
    return isCut ? { kind: "code", name, rest: "" } : undefined;
  }
  const rest = restOf(isCut, below);
  if (rest === undefined) return undefined;
  return isHandle ? { kind: "handle", name, whole, rest } : { kind: "profile", name, rest };
}
