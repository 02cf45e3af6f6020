import { and, desc, eq, gte, sql } from "drizzle-orm";
import { paths } from "#web/paths.ts";
import type { Ctx } from "../context.ts";
import { editedBy } from "../db/team.ts";
import { guides } from "../db/tables/guides.ts";
import { reviews } from "../db/tables/reviews.ts";
import { isCurrent } from "../db/is-current.ts";
import { layOutEmail } from "./layout.ts";
import type { Email } from "./email.ts";
import { quoteOf } from "./quote.ts";
import type { EmailSpeech } from "./email-speech.ts";
import { unsubscribeLinks } from "./unsubscribe-links.ts";

/** The number up to which one e-mail counts reviews. */
const COUNT_MAX = 100;

/** Says how many people wrote. */
const sayWriters = ({ t, plural }: EmailSpeech, count: number): string =>
  count === COUNT_MAX
    ? t("{count} or more people have written a review since our last e-mail.", { count })
    : plural(
        "Somebody has written a review since our last e-mail.",
        "{count} people have written a review since our last e-mail.",
        count,
      );

/** Writes the e-mail about an account's new reviews, with the newest of them. `detail` is the id of the first. */
export async function writeReviewsEmail(
  ctx: Ctx,
  { userId, recipient, detail }: { userId: number; recipient: string; detail: string },
  speech: EmailSpeech,
): Promise<Email> {
  const { t } = speech;
  const { db, config } = ctx;
  const rows = await db
    .select({
      name: reviews.name,
      rating: reviews.rating,
      comment: reviews.comment,
      language: reviews.language,
      guideId: reviews.guideId,
    })
    .from(reviews)
    .where(
      and(
        sql`${reviews.guideId} in ${editedBy(userId)}`,
        eq(reviews.status, "published"),
        gte(reviews.id, Number(detail)),
        isCurrent,
      ),
    )
    .orderBy(desc(reviews.id))
    .limit(COUNT_MAX);
  const [newest] = rows;
  const [guide] = newest
    ? await db
        .select({ name: guides.name, uniqueId: guides.uniqueId })
        .from(guides)
        .where(eq(guides.id, newest.guideId))
    : [];
  const stop = await unsubscribeLinks(ctx, { userId, recipient }, speech);
  const email = await layOutEmail(speech, {
    subject: rows.length === 1 ? t("A new review") : t("New reviews"),
    paragraph: newest
      ? sayWriters(speech, rows.length)
      : t("There were new reviews, but they have been removed since."),
    ...(newest && {
      quote: quoteOf(speech, { ...newest, guide }),
    }),
    button: {
      label: t("Read and reply"),
      url: config.PUBLIC_ORIGIN + (guide ? paths.profile(guide.uniqueId) : paths.dashboard),
    },
    note: t("A short thank-you is read by everybody who scans your code."),
    unsubscribeUrl: stop.url,
  });
  return { ...email, headers: stop.headers };
}
