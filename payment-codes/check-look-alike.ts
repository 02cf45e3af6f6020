import { toUnicode } from "punycode/punycode.es6.js";
import { normalForm } from "#schema/normal-form.ts";
import { isUnder, KNOWN } from "./card-hosts.ts";

/** Writes a host as a hurried reader sees it: 1 as l, 0 as o, rn as m. */
const seen = (host: string): string =>
  host
    .replace(/[1i|]/g, "l")
    .replace(/0/g, "o")
    .replace(/5/g, "s")
    .replace(/rn/g, "m")
    .replace(/vv/g, "w")
    .replace(/-/g, "");

/** Letters of Cyrillic, Greek and Latin's own that look like plain Latin ones. Source: Unicode's confusables. */
const TWINS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    "аa",
    "еe",
    "оo",
    "рp",
    "сc",
    "уy",
    "хx",
    "іi",
    "јj",
    "ѕs",
    "һh",
    "ԁd",
    "ԛq",
    "ԝw",
    "ӏl",
    "кk",
    "мm",
    "тt",
    "вb",
    "нh",
  ]
    .concat(["οo", "αa", "ρp", "υu", "νv", "ιi", "κk", "τt", "χx", "γy", "ıi", "łl", "øo", "đd", "ɑa", "ɡg"])
    .map((pair) => [...pair] as [string, string]),
);
/** Writes a host with the plain Latin letters that a reader takes its letters for. */
const plainHost = (host: string): string =>
  normalForm(host, "NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/\P{ASCII}/gu, (letter) => TWINS[letter] ?? letter);

/** Returns whether a part of a host mixes Latin letters with those of scripts that have twins of them. */
const isMixed = (label: string): boolean =>
  /\p{sc=Latin}/u.test(label) &&
  /[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Armenian}\p{sc=Cherokee}\p{sc=Lisu}]/u.test(label);

/**
 * Returns whether a host, as a URL has it, only looks like one of a payment service: revolut.me.evil.com, paypa1.com, or
 * one with letters of another script that look like Latin ones. A name in another script alone deceives no one.
 */
export function isLookAlike(host: string): boolean {
  let written: string;
  try {
    written = toUnicode(host);
  } catch {
    return true;
  }
  if (written.split(".").some(isMixed)) return true;
  const plain = `.${seen(plainHost(written))}.`;
  return (
    !KNOWN.some((known) => isUnder(host, known)) &&
    [...KNOWN, "paypal.com"].some((known) => plain.includes(`.${seen(known)}.`))
  );
}
