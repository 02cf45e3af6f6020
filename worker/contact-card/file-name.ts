import { cutText } from "#schema/cut-text.ts";

/** The most code points of a name: they are 240 bytes at most, and file systems take 255. */
const NAME_MAX = 60;

/** Characters that file systems refuse, and those that turn or hide letters. */
const UNFIT = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff"*/:<>?\\|]/gu;

/**
 * Returns the name of a person's file, without its ending: the person's own name in any script, without what a file's
 * name can't have.
 */
export function fileNameOf(name: string): string {
  const fit = cutText(name.replace(UNFIT, " "), NAME_MAX);
  return fit.replace(/\s+/g, " ").replace(/^[\s.]+|(?<![\s.])[\s.]+$/g, "") || "contact";
}

/** Encodes a text for `filename*`: RFC 8187. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Writes the header that names a contact's file, in ASCII too for clients that read nothing else. */
export function contactDisposition(name: string): string {
  const fileName = fileNameOf(name);
  const ascii = /^[ -~]+$/.test(fileName) ? fileName : "contact";
  return `inline; filename="${ascii}.vcf"; filename*=UTF-8''${encoded(fileName)}.vcf`;
}
