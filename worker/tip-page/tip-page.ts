import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { type Country, countryOf } from "#schema/country.ts";
import { loadTipPage, type TipAnswer, type TipView } from "#web/entry-server.tsx";
import { homeOf } from "#payment-codes/order.ts";
import { currentUser } from "../auth/current-account.ts";
import { carriesSession, isGuestAt } from "../auth/session-cookies.ts";
import { isLoopback } from "../env.ts";
import { NotFound } from "../errors.ts";
import { isSecure } from "../http/cookies.ts";
import { readHtmlTemplate } from "../http/html-template.ts";
import { countVisit } from "../public-page/count-visit.ts";
import { languageQuery, type PublicPageContext as TipContext } from "../public-page/language.ts";
import type { PageSubject } from "../public-page/page-subject.ts";
import { findPageAndWays } from "../public-page/query.ts";
import { translatorOf } from "../translations/translator.ts";
import { BANK_COOKIE, BANK_SECONDS } from "./bank-cookie.ts";
import { isAnswer } from "./is-answer.ts";
import { findTips, type Tips } from "./query.ts";

/** Returns the country of the visitor's network, as the edge says it. */
function visitorCountry(c: TipContext): Country | null {
  const header = c.req.header("CF-IPCountry");
  // On a developer's machine the runtime invents a place.
  const placed = isLoopback(new URL(c.req.url).hostname) ? undefined : c.req.raw.cf;
  return countryOf(header ?? (placed?.country as string | undefined));
}

/** Returns the country in which the guest banks, by the query, which also sets the cookie, else by the cookie. */
function chosenBank(c: TipContext): Country | null {
  const given = c.req.query("bank");
  if (given === undefined) return countryOf(getCookie(c, BANK_COOKIE));
  const bank = countryOf(given);
  const secure = isSecure(c);
  if (bank === null) deleteCookie(c, BANK_COOKIE, { path: "/" });
  else setCookie(c, BANK_COOKIE, bank, { path: "/", maxAge: BANK_SECONDS, sameSite: "Lax", secure });
  return bank;
}

/** Returns what the guest says of a way by the query; null for nothing. */
function answerIn(c: TipContext): TipAnswer | null {
  const said = c.req.query("said");
  return isAnswer(said) ? { said, of: c.req.query("of") ?? "" } : null;
}

/** A tip page. `subject`: whose it is, to count the visit; undefined where only the team sees it. */
type TipPage = { view: TipView; subject: PageSubject | undefined };

/** Finds the tips of a profile as the caller may see them; undefined for unknown and hidden ones. */
async function findShownTips(c: TipContext, uniqueId: string): Promise<Tips | undefined> {
  const viewer = carriesSession(c) ? (await currentUser(c))?.id : undefined;
  return findTips(c.var.ctx, uniqueId, viewer);
}

/** The same for a guest's code, with the page, which is the response where the guide can't be tipped. */
async function findCodeTips(c: TipContext, uniqueId: string): Promise<Tips | undefined> {
  const { ctx, language } = c.var;
  const found = await findPageAndWays(ctx, uniqueId, translatorOf(c.env) ? language : "");
  if (!found) return undefined;
  const { page, ways } = found;
  c.set("page", page);
  return { guide: page.data.guide, ways, team: [page.userId, ...page.editorIds], isPublic: true };
}

/** Makes the tip page of a profile; undefined for guides who can't be tipped. */
async function toPage(c: TipContext, found: Tips): Promise<TipPage | undefined> {
  const { amountOf, tipView } = await loadTipPage();
  const bank = chosenBank(c);
  const said = answerIn(c);
  const home = homeOf({
    chosen: bank,
    visitorCountry: visitorCountry(c),
    guideCountry: countryOf(found.guide.country),
    acceptLanguage: c.req.header("Accept-Language"),
  });
  // An address may name the language in another way: `?lang=pt_BR`.
  const isAsked = c.req.query("lang") === c.var.language || languageQuery(c) !== "";
  const view = await tipView(
    {
      ...found,
      home,
      bank,
      asked: isAsked ? c.var.language : null,
      isMenu: c.req.query("menu") === "1",
      way: c.req.query("way") ?? "",
      said,
      isGuest: await isGuestAt(c)(found.team),
      ...amountOf(c.req.query(), found.guide),
    },
    c.var.tag,
  );
  // Whoever says that the last way failed, which was removed meanwhile, still gets a response.
  if (view.first.length + view.others.length === 0 && !said) return undefined;
  const { guide, team, isPublic } = found;
  return { view, subject: isPublic ? { guideId: guide.id, team, timeZone: guide.timeZone } : undefined };
}

/** Builds the view of a tip page by the profile in its address. Throws NotFound. */
async function viewOf(c: TipContext): Promise<TipView> {
  const tips = await findShownTips(c, c.req.param("uniqueId") ?? "");
  const page = tips && (await toPage(c, tips));
  if (!page) throw new NotFound();
  return page.view;
}

const loadCodes = () => import("./qr-png.ts");

async function pictureOf(code: string): Promise<string> {
  const { qrPng, SHOWN_WIDTH } = await loadCodes();
  return `data:image/png;base64,${qrPng(code, SHOWN_WIDTH).toBase64()}`;
}

async function respondWithTips(c: TipContext, view: TipView, { asPart = false } = {}): Promise<Response> {
  const picture = view.step?.code === undefined ? null : await pictureOf(view.step.code);
  const { renderTipPage, renderTipPart } = await loadTipPage();
  if (asPart) return c.html(renderTipPart(view, picture));
  const template = await readHtmlTemplate(c.env, c.req.url, "/guest/tip-page/document");
  return c.html(renderTipPage(template, view, picture));
}

/** Responds with the tip page of the profile in the address, or with its content alone. Throws NotFound. */
export const respondWithTipPage = async (c: TipContext): Promise<Response> =>
  respondWithTips(c, await viewOf(c), { asPart: c.req.query("part") === "1" });

/** Responds with the picture of a way's code. Throws NotFound. */
export async function respondWithPicture(c: TipContext): Promise<Response> {
  const { step } = await viewOf(c);
  if (step?.code === undefined) throw new NotFound();
  const { qrPng, SAVED_WIDTH } = await loadCodes();
  return c.body(qrPng(step.code, SAVED_WIDTH), 200, { "Content-Type": "image/png" });
}

/** Responds to a code that opens the ways to tip, and counts the visit; undefined for guides who can't be tipped. */
export async function respondWithCodeTips(
  c: TipContext,
  uniqueId: string,
  mark: string,
): Promise<Response | undefined> {
  const find = carriesSession(c) ? findShownTips : findCodeTips;
  const tips = await find(c, uniqueId);
  const page = tips && (await toPage(c, tips));
  if (!page) return undefined;
  if (page.subject) countVisit(c, page.subject, mark, { opensTips: true });
  return respondWithTips(c, page.view);
}
