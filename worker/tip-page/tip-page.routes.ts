import { type Context, Hono } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { type Country, countryOf } from "#schema/country.ts";
import { loadTipPage, type TipView } from "#web/entry-server.tsx";
import { homeOf } from "#payment-codes/order.ts";
import { currentUser } from "../auth/access.ts";
import { carriesSession } from "../auth/session-cookies.ts";
import { isLoopback } from "../env.ts";
import { NotFound } from "../errors.ts";
import { readHtmlTemplate } from "../http/html-template.ts";
import { answerErrorPage } from "../public-page/error-page.ts";
import { type LanguageEnv, negotiateLanguage } from "../public-page/language.ts";
import { BANK_COOKIE, BANK_SECONDS } from "./bank-cookie.ts";
import { findTips } from "./query.ts";

type TipContext = Context<LanguageEnv>;

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
  const secure = new URL(c.req.url).protocol === "https:";
  if (bank === null) deleteCookie(c, BANK_COOKIE, { path: "/" });
  else setCookie(c, BANK_COOKIE, bank, { path: "/", maxAge: BANK_SECONDS, sameSite: "Lax", secure });
  return bank;
}

/** Builds the view of a tip page. Throws NotFound for unknown and hidden profiles, and for guides who can't be tipped. */
async function viewOf(c: TipContext): Promise<TipView> {
  const viewer = carriesSession(c) ? (await currentUser(c))?.id : undefined;
  const found = await findTips(c.var.ctx, c.req.param("uniqueId") ?? "", viewer);
  if (!found) throw new NotFound();
  const { amountOf, tipView } = await loadTipPage();
  const bank = chosenBank(c);
  const home = homeOf({
    chosen: bank,
    visitorCountry: visitorCountry(c),
    guideCountry: countryOf(found.guide.country),
    acceptLanguage: c.req.header("Accept-Language"),
  });
  const view = await tipView(
    {
      ...found,
      home,
      bank,
      asked: c.req.query("lang") === c.var.language ? c.var.language : null,
      isMenu: c.req.query("menu") === "1",
      place: Number(c.req.query("way") ?? "") || null,
      ...amountOf(c.req.query(), found.guide),
    },
    c.var.tag,
  );
  if (view.first.length + view.others.length === 0) throw new NotFound();
  return view;
}

const loadCodes = () => import("./qr-png.ts");

async function pictureOf(code: string): Promise<string> {
  const { qrPng, SHOWN_WIDTH } = await loadCodes();
  return `data:image/png;base64,${qrPng(code, SHOWN_WIDTH).toBase64()}`;
}

/**
 * /profile/{uniqueId}/tip: the ways to tip a guide, for this guest. It is rendered for each request and never cached,
 * because it has numbers and accounts, and its order is the guest's own. `?way=3` opens the guide's third way,
 * `?part=1` is the content alone.
 */
export const tipPageRoutes = new Hono<LanguageEnv>()
  .use("/profile/:uniqueId/tip/*", negotiateLanguage, async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set("Cache-Control", "private, no-store");
    headers.set("X-Robots-Tag", "noindex");
    headers.set("Referrer-Policy", "no-referrer");
    headers.set("Content-Language", c.var.language);
  })
  .on("GET", ["/profile/:uniqueId/tip", "/profile/:uniqueId/tip/"], async (c) => {
    const view = await viewOf(c);
    const picture = view.step?.code === undefined ? null : await pictureOf(view.step.code);
    const { renderTipPage, renderTipPart } = await loadTipPage();
    if (c.req.query("part") === "1") return c.html(renderTipPart(view, picture));
    const template = await readHtmlTemplate(c.env, c.req.url, "/guest/tip-page/document");
    return c.html(renderTipPage(template, view, picture));
  })
  .get("/profile/:uniqueId/tip/code.png", async (c) => {
    const { step } = await viewOf(c);
    if (step?.code === undefined) throw new NotFound();
    const { qrPng, SAVED_WIDTH } = await loadCodes();
    return c.body(qrPng(step.code, SAVED_WIDTH), 200, { "Content-Type": "image/png" });
  });

tipPageRoutes.onError(answerErrorPage);
