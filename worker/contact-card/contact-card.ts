import type { PublicGuide } from "#schema/guide.ts";
import { filledLinks } from "#schema/links.ts";
import { parseUrl } from "#schema/parse-url.ts";
import { vcardText, writeVcard } from "./vcard.ts";

type Link = ReturnType<typeof filledLinks>[number];

/** Writes a web link twice: iPhones read the second line as an account, other phones read the first. */
const webLink = ({ field, url }: Link): string[] => [`URL:${url}`, `X-SOCIALPROFILE;TYPE=${field}:${url}`];

function linkLines(guide: PublicGuide, link: Link): string[] {
  if (link.field === "email") return [`EMAIL;TYPE=INTERNET:${vcardText(guide.email)}`];
  if (link.field === "phone") return [`TEL;TYPE=CELL:${link.url.replace("tel:", "")}`];
  return webLink(link);
}

/**
 * Writes the contact card of a profile, without the ways to tip. The whole name is written as the given name, because
 * no rule says which part of a name is the family's, and phones show a given name alone as it is. `photo` is a JPEG.
 */
export function writeContactCard(guide: PublicGuide, photo: Uint8Array | undefined): string {
  const name = vcardText(guide.name);
  const title = vcardText(guide.professionalTag.trim());
  const operator = vcardText(guide.operatorName.trim());
  return writeVcard([
    `N:;${name};;;`,
    `FN:${name}`,
    ...(title === "" ? [] : [`TITLE:${title}`]),
    ...filledLinks(guide, "connect").flatMap((link) => linkLines(guide, link)),
    ...guide.links.map(({ url }) => `URL:${parseUrl(url)?.href ?? ""}`),
    `URL:${guide.url}`,
    ...(operator === "" ? [] : [`NOTE:${operator}`]),
    ...(photo ? [`PHOTO;ENCODING=b;TYPE=JPEG:${photo.toBase64()}`] : []),
  ]);
}
