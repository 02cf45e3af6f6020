import { waitUntil } from "cloudflare:workers";
import type { PublicGuide } from "#schema/guide.ts";
import type { PageLanguage } from "#locales/languages.ts";
import type { FeaturedTour } from "#schema/tour.ts";
import { needsMachineTranslation } from "#web/entry-server.tsx";
import type { Ctx } from "../context.ts";
import {
  type StoredTranslation,
  makeMissing,
  matchTranslations,
  type Source,
} from "../translations/translations.ts";
import { isWritten, translatorOf } from "../translations/translator.ts";

/** Seconds for which a page is cached while its translation is being made. */
const SOON_SECONDS = 10;

type WrittenPage = { guide: PublicGuide; tours: FeaturedTour[]; stored: StoredTranslation[] };
type MachineTranslations = {
  machineTranslations?: Record<string, Record<string, string>>;
  /** the most seconds for which the page may be cached */
  maxSeconds?: number;
};

/** Lists the words that readers of a language can't read, and that no one has translated for them. */
function sourcesFor(language: PageLanguage, { guide, tours }: WrittenPage): Source[] {
  const { bio, professionalTag } = guide;
  const all = [
    { subject: "profile", ...guide, texts: { bio, professionalTag } },
    ...tours.map(({ tour }) => {
      const { title, description } = tour;
      return { subject: `tour-${tour.id}`, ...tour, texts: { title, description } };
    }),
  ];
  return all
    .filter((content) => needsMachineTranslation(content, language))
    .map(({ subject, language: from, texts }) => ({
      subject,
      language: from,
      texts: Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== "")),
    }))
    .filter(({ texts }) => Object.keys(texts).length > 0);
}

/**
 * Returns the translations of a page's words by Workers AI, where it is bound. Missing ones are made after the
 * response, which never waits for them, so that later readers get them.
 */
export async function machineTranslationsOf(
  ctx: Ctx,
  language: PageLanguage,
  page: WrittenPage,
): Promise<MachineTranslations> {
  const translator = translatorOf(ctx.env);
  if (!translator || !isWritten(language)) return {};
  const { stored, guide } = page;
  const sources = sourcesFor(language, page);
  const { texts, missing } = await matchTranslations({ guideId: guide.id, language, stored }, sources);
  if (missing.length > 0) waitUntil(makeMissing(ctx, translator, missing));
  return { machineTranslations: texts, ...(missing.length > 0 && { maxSeconds: SOON_SECONDS }) };
}
