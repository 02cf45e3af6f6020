import { markOf, type Opening } from "#schema/code-marks.ts";
import type { Guide } from "#schema/guide.ts";
import { directionOf, type PageLanguage } from "#locales/languages.ts";
import { scanAddress } from "#web/features/sharing/scan-address.ts";
import { bareUrl } from "#web/lib/format.ts";
import type { Content } from "./artwork/print.ts";
import type { Side } from "./drawing/drawing.ts";
import { codeAt } from "./drawing/code.ts";
import type { Measure } from "./drawing/text.ts";
import { FORMATS, type FormatKey } from "./formats.ts";
import { printTexts, printWords } from "./texts.ts";

export type Options = {
  language: PageLanguage;
  /** what the code opens */
  opening: Opening;
  isSaving: boolean;
  hasPhoto: boolean;
  hasTours: boolean;
};

function contentOf(guide: Guide, { language, opening, isSaving, hasPhoto, hasTours }: Options): Content {
  const { name, url } = guide;
  // An address from before a hand-on may be the name of someone else, and a print stays for years.
  const handle = guide.isHandleInherited ? null : guide.handle;
  const subject = { name: guide.callMe || name, opening, hasTours };
  const { does, scan, sticker } = printWords(language, subject);
  return {
    name,
    tag: guide.translations[language]?.professionalTag || guide.professionalTag,
    address: handle === null ? bareUrl(url) : `${new URL(url).host}/@${handle}`,
    does,
    question: printTexts(language).question,
    scan: [...new Set([scan, printWords("en", subject).scan])],
    sticker,
    isMirrored: directionOf(language) === "rtl",
    hasPhoto,
    isSaving,
  };
}

/** Draws the sides of a format for a guide's profile. */
export function drawPrint(format: FormatKey, guide: Guide, options: Options, measure: Measure): Side[] {
  // Capitals take fewer modules, and the server reads addresses in any case.
  const address = scanAddress(guide.url, markOf(format, options.opening)).toUpperCase();
  return FORMATS[format].artwork(contentOf(guide, options), {
    measure,
    code: (at) => codeAt({ ...at, address, isPlain: options.isSaving }),
  });
}
