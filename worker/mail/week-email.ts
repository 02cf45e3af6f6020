import { and, asc, eq, isNull, lte, or } from "drizzle-orm";
import { wayLabel } from "#payment-codes/way-key.ts";
import { cutText } from "#schema/cut-text.ts";
import { DAY } from "#schema/durations.ts";
import { isActiveAt } from "#schema/subscription.ts";
import { roundMean } from "#texts/mean.ts";
import { paths } from "#web/paths.ts";
import { planOf } from "../billing.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { guides } from "../db/tables/guides.ts";
import type { Email, Figure, Section } from "./email.ts";
import type { EmailSpeech } from "./email-speech.ts";
import { layOutEmail } from "./layout.ts";
import { unsubscribeLinks, WEEK_LINK } from "./unsubscribe-links.ts";
import type { NextStep, PageWeek, WeekReport } from "./week-report.ts";

const WEEK = 7;
/** Letters of a name where several pages share the e-mail, which has at most 20 kB in every language. */
const NAME_MAX = 40;

type Queued = { userId: number; recipient: string; detail: string; queuedAt: Date };
type Page = { id: number; name: string; uniqueId: string };

/** Lists the pages of an account that its e-mail is about still, and whether it wants it and they are public. */
const readNow = ({ db }: Ctx, { userId, queuedAt }: Queued) =>
  db
    .select({
      id: guides.id,
      name: guides.name,
      uniqueId: guides.uniqueId,
      isWanted: users.weekLetters,
      deletionDueAt: users.deletionDueAt,
      subscriptionStatus: users.subscriptionStatus,
      trialEndsAt: users.trialEndsAt,
    })
    .from(guides)
    .innerJoin(users, eq(users.id, guides.userId))
    // Who wears the badge since has had another week.
    .where(
      and(
        eq(guides.userId, userId),
        isNull(guides.hiddenAt),
        or(isNull(guides.handedOnAt), lte(guides.handedOnAt, queuedAt)),
      ),
    )
    .orderBy(asc(guides.createdAt), asc(guides.id));

/** Says how a number compares with that of the week before. */
function sayChange({ t, plural }: EmailSpeech, now: number, before: number): string {
  if (now === before) return t("as many as the week before");
  return now > before
    ? plural("1 more than the week before", "{count} more than the week before", now - before)
    : plural("1 fewer than the week before", "{count} fewer than the week before", before - now);
}

/** Writes the figures of a page. */
function figuresOf(speech: EmailSpeech, { week, before }: PageWeek): Figure[] {
  const { t, locale } = speech;
  const number = new Intl.NumberFormat(locale);
  const mean = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const stars = week.reviews === 0 ? "" : ` · ★ ${mean.format(roundMean(week.stars / week.reviews))}`;
  const labels = {
    scans: t("Scans"),
    visits: t("Visits"),
    tips: t("Tips opened"),
    worked: t("Tips said to have worked"),
    saved: t("Contacts saved"),
    tours: t("Tours opened"),
    reviews: t("New reviews"),
  };
  return (Object.keys(labels) as (keyof typeof labels)[]).map((name) => ({
    label: labels[name],
    value: number.format(week[name]) + (name === "reviews" ? stars : ""),
    note: sayChange(speech, week[name], before[name]),
  }));
}

type Invitation = { sentence: string; label: string; path: string };

/** Says what can be done next, and where. */
function invite({ t, plural, find }: EmailSpeech, next: NextStep, { id, name, uniqueId }: Page): Invitation {
  switch (next.kind) {
    case "no-way":
      return {
        sentence: t("Nobody can tip {name} yet.", { name }),
        label: t("Add a way to be tipped"),
        path: paths.edit(id),
      };
    case "failing": {
      const label = wayLabel(next.way) ?? next.way;
      const found = find(label);
      return {
        sentence: t("Guests say {way} doesn't work. Please try it.", {
          way: typeof found === "string" ? found : label,
        }),
        label: t("Look at the page"),
        path: paths.profile(uniqueId),
      };
    }
    case "print":
      return {
        sentence: t("Your badge has never been printed. Guests need something to scan."),
        label: t("Print the badge"),
        path: paths.print(id),
      };
    case "answer":
      return {
        sentence: plural(
          "A review waits for your answer.",
          "{count} reviews wait for your answer.",
          next.count,
        ),
        label: t("Read and reply"),
        path: paths.profile(uniqueId),
      };
  }
}

/** The middle of a day, which is the same day everywhere in the text. */
const noon = (day: string, days = 0): number => Date.parse(`${day}T12:00Z`) + days * DAY;

/**
 * Writes the e-mail about an account's week, as `detail` has it. undefined once its time is over, or the account doesn't
 * want it any more or has none of these pages: the e-mail isn't sent.
 */
export async function writeWeekEmail(
  ctx: Ctx,
  queued: Queued,
  speech: EmailSpeech,
): Promise<Email | undefined> {
  const { t, plural, date } = speech;
  const { from, until, pages, next } = JSON.parse(queued.detail) as WeekReport;
  const rows = await readNow(ctx, queued);
  const [first] = rows;
  if (!first || ctx.now >= until) return undefined;
  if (!first.isWanted || first.deletionDueAt !== null || !isActiveAt(planOf(first, ctx), ctx.now))
    return undefined;
  const nameOf = ({ name }: Page): string => (rows.length > 1 ? cutText(name, NAME_MAX, "…") : name);
  const pageOf = new Map(rows.map((row): [number, Page] => [row.id, { ...row, name: nameOf(row) }]));
  const weeks = pages.filter(({ id }) => pageOf.has(id));
  if (pages.length > 0 && weeks.length === 0) return undefined;
  const scans = weeks.reduce((sum, { week }) => sum + week.scans, 0);
  const sections = weeks.map((week): Section => ({
    title: weeks.length > 1 ? pageOf.get(week.id)?.name : undefined,
    figures: figuresOf(speech, week),
  }));
  const page = next && pageOf.get(next.page);
  const step = next && page ? invite(speech, next, page) : undefined;
  const stop = await unsubscribeLinks(ctx, queued, speech, WEEK_LINK);
  const email = await layOutEmail(speech, {
    subject: scans === 0 ? t("Your week") : plural("Your week: 1 scan", "Your week: {count} scans", scans),
    paragraph:
      weeks.length === 0
        ? t("Nobody has scanned yet. Is the badge on?")
        : t("What your guests did from {from} to {to}.", {
            from: date(noon(from)),
            to: date(noon(from, WEEK - 1)),
          }),
    sections,
    next:
      step &&
      (rows.length > 1 && page ? `${t("{label}:", { label: page.name })} ${step.sentence}` : step.sentence),
    button: {
      label: step?.label ?? t("Look at your dashboard"),
      url: ctx.config.PUBLIC_ORIGIN + (step?.path ?? paths.dashboard),
    },
    note: t("This e-mail comes once a week at most, and not at all after two weeks without a visit."),
    unsubscribeUrl: stop.url,
  });
  return { ...email, headers: stop.headers };
}
