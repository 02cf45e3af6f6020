import type { OwnGuide } from "#schema/own-guide.ts";
import { type Outcome, saveFile } from "#web/features/sharing/save-file.ts";
import { t } from "#texts/app/t.ts";
import type { AllPages } from "./all-badges.tsx";
import { drawPrint, type Options } from "./content.ts";
import type { Measure } from "./drawing/text.ts";
import { FORMATS, type FormatKey, pdfName } from "./formats.ts";
import { openingsOf } from "./opening-choice.tsx";
import { printPdf } from "./pdf/print-pdf.ts";
import { fromServer } from "./save-pdf.ts";
import { loadPhoto } from "./use-print-tools.ts";

type Chosen = {
  format: FormatKey;
  options: Pick<Options, "language" | "opening" | "isSaving">;
  wantsPhoto: boolean;
  measure: Measure;
};

/** Loads the photo of a page. undefined: it can't be read, as from another site; null where there is none to print. */
async function photoOf({ profilePicture }: OwnGuide): Promise<ImageBitmap | null | undefined> {
  if (profilePicture === null) return null;
  try {
    return (await loadPhoto(profilePicture)).bitmap;
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

/**
 * Makes one PDF with the print of every page as it is now, in their order, and saves it. A photo that can't be read is
 * left out, and its page is named. So is a page whose code opens the page itself, because it has nothing else to open.
 */
export async function saveAll(
  { load }: Pick<AllPages, "load">,
  { format, options, wantsPhoto, measure }: Chosen,
): Promise<{ outcome: Outcome; withoutPhoto: string[]; openPage: string[] }> {
  const takesPhoto = wantsPhoto && FORMATS[format].takesPhoto;
  const guides = await fromServer(load());
  const canOpen = (guide: OwnGuide) => openingsOf(guide).includes(options.opening);
  // Nothing may throw between here and `try`, which closes the photos; photoOf never does.
  const parts = await Promise.all(
    guides.map(async (guide) => ({ guide, photo: takesPhoto ? await photoOf(guide) : null })),
  );
  try {
    const pdf = await printPdf({
      title: t("All badges"),
      language: options.language,
      prints: parts.map(({ guide, photo = null }) => ({
        sides: drawPrint(
          format,
          guide,
          {
            ...options,
            opening: canOpen(guide) ? options.opening : "page",
            hasPhoto: photo !== null,
            hasTours: guide.tourCount > 0,
          },
          measure,
        ),
        photo,
      })),
    });
    const outcome = await saveFile(pdf, pdfName("all", format, options.opening));
    const withoutPhoto = parts.filter(({ photo }) => photo === undefined).map(({ guide }) => guide.name);
    const openPage = guides.filter((guide) => !canOpen(guide)).map(({ name }) => name);
    return { outcome, withoutPhoto, openPage };
  } finally {
    for (const { photo } of parts) photo?.close();
  }
}
