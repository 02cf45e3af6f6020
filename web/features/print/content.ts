import type { Guide } from "#schema/guide.ts";
import { fillText } from "#texts/fill.ts";
import { directionOf, type PageLanguage } from "#locales/languages.ts";
import { scanAddress } from "#web/features/sharing/scan-address.ts";
import { bareUrl } from "#web/lib/format.ts";
import type { Content } from "./artwork/print.ts";
import type { Side } from "./drawing/drawing.ts";
import { codeAt } from "./drawing/code.ts";
import type { Measure } from "./drawing/text.ts";
import { FORMATS, type FormatKey } from "./formats.ts";
import { doesOf, printTexts } from "./texts.ts";

export type Options = { language: PageLanguage; isSaving: boolean; hasPhoto: boolean; hasTours: boolean };

function contentOf(guide: Guide, { language, isSaving, hasPhoto, hasTours }: Options): Content {
  const { name, url } = guide;
  // An address from before a hand-on may be the name of someone else, and a print stays for years.
  const handle = guide.isHandleInherited ? null : guide.handle;
  const called = guide.callMe || name;
  const chosen = printTexts(language);
  const scan = new Set([chosen, printTexts("en")].map((words) => fillText(words.scan, { name: called })));
  return {
    name,
    tag: guide.translations[language]?.professionalTag || guide.professionalTag,
    address: handle === null ? bareUrl(url) : `${new URL(url).host}/@${handle}`,
    does: doesOf(language, hasTours),
    question: chosen.question,
    scan: [...scan],
    tipName: fillText(chosen.tipName, { name: called }),
    isMirrored: directionOf(language) === "rtl",
    hasPhoto,
    isSaving,
  };
}

/** Draws the sides of a format for a guide's profile. */
export function drawPrint(format: FormatKey, guide: Guide, options: Options, measure: Measure): Side[] {
  // Capitals take fewer modules, and the server reads addresses in any case.
  const address = scanAddress(guide.url, format).toUpperCase();
  return FORMATS[format].artwork(contentOf(guide, options), {
    measure,
    code: (at) => codeAt({ ...at, address, isPlain: options.isSaving }),
  });
}
