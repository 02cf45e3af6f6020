/** Code points of a name: 240 bytes at most, and file systems take 255. */
const NAME_MAX = 60;

/** What file systems refuse, and what turns or hides letters. */
const UNFIT = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff"*/:<>?\\|]/gu;

/** The name of somebody's file, without its ending: their own in any script, as far as it can name one. */
export function fileNameOf(name: string): string {
  const fit = [...name.replace(UNFIT, " ")].slice(0, NAME_MAX).join("");
  return fit.replace(/\s+/g, " ").replace(/^[\s.]+|[\s.]+$/g, "") || "contact";
}

/** Encodes for `filename*`: RFC 8187. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The header that names a contact's file, in ASCII for those that read nothing else. */
export function contactDisposition(name: string): string {
  const fileName = fileNameOf(name);
  const ascii = /^[ -~]+$/.test(fileName) ? fileName : "contact";
  return `inline; filename="${ascii}.vcf"; filename*=UTF-8''${encoded(fileName)}.vcf`;
}
