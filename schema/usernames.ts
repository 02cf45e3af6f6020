import { cleanLine } from "./clean-text.ts";
import { dropInvisible, foldDigits, foldWide, foldWideLetters } from "./digits.ts";
import { withoutGluedWords } from "./glued-words.ts";
import { decodePercent, parseUrl } from "./parse-url.ts";
import { trimEndOf, trimStartOf } from "./trim.ts";
import { SITE, SUB, type Service } from "./username-services.ts";
import { withoutMarks } from "./web-url.ts";
import { isCutOff } from "./whole-name.ts";

/** More than any address of a profile has with what its service adds for statistics. */
const TYPED_MAX = 2048;

/** What is typed where there is nothing to say, or another service's name; and what is, unless it stands in an address: it may be someone's name. */
const NOTHING = "none null undefined";
const NOTHING_ALONE = "n.a name myname username yourname your-name your_name your.name";
const NOTHING_PAID =
  "na no non nao nein nil nope nada nenhum nenhuma ninguno ninguna nessuno nessuna niente nulla rien aucun aucune kein keine nichts nothing geen ingen brak yok tba tbd todo test x xx xxx yes same idem cash card email phone link url paypal venmo zelle cashapp stripe wise revolut kofi monzo satispay swish whatsapp instagram facebook tiktok linkedin";

/**
 * Marks that no one sees and that no name has, but for those of emoji and flags; and joiners that join nothing. Broken
 * letters are none either.
 */
const STRANGE =
  /(?![\p{Join_Control}\uFE0E\uFE0F\u{E0020}-\u{E007F}])[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?:^|[\p{sc=Latin}\p{N}\p{P}])\p{Join_Control}|\p{Join_Control}(?:$|[\p{sc=Latin}\p{P}])|\uFFFD/u;

/** Returns whether a name says that there is none, also in an address. */
export const isNone = (name: string): boolean => NOTHING.split(" ").includes(name.toLowerCase());

/** Returns a name that the service may have given, with digits as it writes them; null for what is none. */
function nameOf({ shape, hasMarks, reserved }: Service, typed = ""): string | null {
  const written = foldWideLetters(typed);
  // Without its marks a name that may have them is another one.
  const folded = foldDigits(written, hasMarks ? (text) => text : undefined);
  const name = [written, folded].find((text) => shape.test(text) && !STRANGE.test(text)) ?? "";
  return name === "" || isNone(name) || reserved.split(" ").includes(name.toLowerCase()) ? null : name;
}

/** Returns whether a name by itself says that there is none, or only what it would be a name of: `cashtag`. In an address it is somebody's. */
export const saysNothing = ({ isPaid, called }: Pick<Service, "isPaid" | "called">, name: string): boolean =>
  isNone(name) ||
  `${NOTHING_ALONE} ${called} ${isPaid ? NOTHING_PAID : ""}`.split(" ").includes(name.toLowerCase());

/** An address at one of a service's hosts. */
type Address = { path: string; pattern: RegExp; query: URLSearchParams; host: string };

/** Reads an address at one of the service's hosts; null for other texts. */
function addressOf({ paths, sub = SUB }: Service, word: string): Address | null {
  const url = parseUrl(/^[a-z]+:/i.test(word) ? word : `https://${trimStartOf(word, /\//)}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.port || url.username || url.password) return null;
  const written = url.hostname.replace(/\.$/, "");
  const host = Object.keys(paths).find((name) => written === name || written.endsWith(`.${name}`));
  const pattern = host && paths[host];
  if (!pattern || !sub.test(written.slice(0, -host.length))) return null;
  const typed = trimStartOf(cleanLine(withoutMarks(decodePercent(url.pathname))), /[/ ]/);
  // A bracket that was opened inside belongs to the name.
  const path = trimEndOf(typed, typed.includes("(") ? /[,.;!/]/ : /[),.;!/]/);
  return { host, path, pattern, query: url.searchParams };
}

/** What a company's address may hold behind its kind. */
const PAGE_SHAPE =
  /^(?=.*[\p{L}\p{N}])[\p{L}\p{M}\p{N}\p{So}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Join_Control}\u{E0020}-\u{E007F}_.&'’()-]{1,100}$/u;

/** Reads the one name that a payment's address says, "" where it says none; undefined where it is no such address. */
function payeeOf({ payee }: Service, path: string, query: URLSearchParams): string | undefined {
  if (payee === undefined || !query.has(payee.parameter)) return undefined;
  // Whom it pays is known, so that its path is no one's name.
  if (!payee.paths.test(path)) return "";
  const names = query.getAll(payee.parameter).flatMap((value) => value.split(",").filter(Boolean));
  const isCharge = query.get("txn")?.toLowerCase() === "charge";
  return names.length === 1 && !isCharge ? names[0]?.replace(/^@/, "") : "";
}

/** Reads the name that an address says, or the address itself where it is kept; null where it says none. */
function nameAt(service: Service, { host, path, pattern, query }: Address): string | null {
  const [, kind, slug = ""] = service.page?.exec(path) ?? [];
  if (kind) {
    const page = nameOf({ ...service, shape: PAGE_SHAPE }, slug);
    return page && `https://${host}/${kind.toLowerCase()}/${page}`;
  }
  return nameOf(service, payeeOf(service, path, query) ?? pattern.exec(path)?.[1]);
}

/**
 * Cuts what stands around a word in a sentence: brackets, quotation marks, the marks of its end, those that make it bold,
 * and what is glued before an address, where a script has no spaces for instance.
 */
function bare(word: string): string {
  const text = trimStartOf(word, /[<([{"'“‘«„‹”’»›「『（*~|]/);
  const ends = /\/[^/]*\(/.test(text)
    ? /[>\]}"'”’»›“‘„«‹」』，。、,.;:!?*~|،؛؟।]/
    : /[>)\]}"'”’»›“‘„«‹」』），。、,.;:!?*~|،؛؟।]/;
  return trimEndOf(text, ends).replace(/^[^/?#=&%\\]*[^\w/?#=&%\\@.-](?=https?:\/\/)/i, "");
}

/** Takes the service's own name away in front of what it says is a name: `Instagram: marta`, `IG @marta`. */
function unlabelled({ called }: Service, text: string): string {
  const [label = "", words = ""] = /^([a-z$. ]{1,20}?)(?: ?[:：] ?(?!\/)| (?=[@$＠＄]))/i.exec(text) ?? [];
  const own = `my ${called}`.split(" ");
  return words
    .toLowerCase()
    .split(" ")
    .every((word) => own.includes(word))
    ? text.slice(label.length)
    : text;
}

/** Reads a word that isn't a whole address: a name, or the path that the field's prefix leads to. */
function nameIn(service: Service, word: string): string | null {
  const isSite = !word.startsWith("@") && SITE.test(word);
  const [host = ""] = Object.keys(service.paths);
  const address = /^[^.]*\//.test(word) ? addressOf(service, `${host}/${word.replace(/^\//, "")}`) : null;
  if (address) return nameAt(service, address);
  const sign = host === "cash.app" ? /^[@$＠＄]+/ : /^[@＠]+/;
  const name = isSite ? null : nameOf(service, word.replace(sign, ""));
  return name !== null && saysNothing(service, name) ? null : name;
}

/** Reads a username as readUsername does, from letters as they stand. */
function readText(service: Service, text: string): string | null {
  // What an app shortens ends in points, and isn't whole.
  if (/\.\.(?:\s|$)/.test(text)) return null;
  const written = text.trim().split(/\s+/);
  const words = written.map((word) => withoutGluedWords(service, bare(word)));
  const found = words.map((word) => addressOf(service, word));
  const addresses = found.filter((address) => address !== null);
  const names: (string | null)[] = [];
  for (const [at, address] of found.entries()) {
    if (!address || (address.path === "" && !address.query.has(service.payee?.parameter ?? ""))) continue;
    const name = nameAt(service, address);
    names.push(name !== null && isCutOff(name, service.isPaid ?? false, written.slice(at)) ? null : name);
  }
  if (new Set(names.map((name) => name?.toLowerCase())).size === 1) return names[0] ?? null;
  if (addresses.length > 0) return null;
  const [word = "", ...others] = unlabelled(service, text.trim()).split(/\s+/);
  return others.length > 0 ? null : nameIn(service, withoutGluedWords(service, bare(word)));
}

/**
 * Reads a username from what was typed or pasted: a name, its address, or an address with words around it as apps share
 * it. Returns null where there is none, and never makes another name of it.
 */
export function readUsername(service: Service, typed: string): string | null {
  if (typed.length > TYPED_MAX) return null;
  // Letters of any script may be full-width ones as well, but no service gives those out.
  const letters = foldWideLetters(typed);
  for (const text of [withoutMarks(letters), dropInvisible(letters)]) {
    const name = readText(service, text) ?? readText(service, foldWide(text));
    if (name !== null) return name;
  }
  return null;
}
