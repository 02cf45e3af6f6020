import { Hono } from "hono";
import { requestId } from "hono/request-id";
import { api } from "./api.ts";
import { appDocument } from "./app-document/app-document.routes.ts";
import { carriesSession } from "./auth/session-cookies.ts";
import { contactCard } from "./contact-card/contact-card.routes.ts";
import { drainBody } from "./http/body.ts";
import type { AppEnv } from "./http/context.ts";
import { notFound, onError } from "./http/errors.ts";
import { setSecurityHeaders } from "./http/headers.ts";
import { handles } from "./handles/handles.routes.ts";
import { openContext } from "./http/open-context.ts";
import { redirectToHttps, sameOrigin } from "./http/origin.ts";
import { images } from "./images/images.routes.ts";
import { legalPages } from "./legal-pages/legal-pages.routes.ts";
import { withRequestId } from "./log.ts";
import { pocket } from "./pocket/pocket.routes.ts";
import { language } from "./public-page/language.routes.ts";
import { publicPage } from "./public-page/public-page.routes.ts";
import { events } from "./statistics/events.routes.ts";
import { reportPage } from "./public-page/report-page.routes.ts";
import { tipPage } from "./tip-page/tip-page.routes.ts";

/** The middleware of every request, and the parts of the site: API, images, what is below a public page, public pages, the choice of a language, legal pages, pocket mode, page addresses, the app's document. */
export const app = new Hono<AppEnv>();

// Always our own id: a caller's could name another request in the audit log.
app.use(requestId({ headerName: "" }));
app.use(async (c, next) => {
  await withRequestId(c.var.requestId, next);
  // Headers are set on the response itself: Hono's setters copy a finished one.
  c.res.headers.set("X-Request-Id", c.var.requestId);
  setSecurityHeaders(c.res.headers);
});
app.use(drainBody);
app.use(openContext(carriesSession));
app.use(redirectToHttps);
app.route("/", events);
app.use(sameOrigin({ except: "/api/webhooks/" }));

app.route("/", api);
app.route("/images", images);
app.route("/", tipPage);
app.route("/", contactCard);
app.route("/", reportPage);
app.route("/", publicPage);
app.route("/", language);
app.route("/", legalPages);
app.route("/", pocket);
app.route("/", handles);
app.route("/", appDocument);

app.onError(onError);
app.notFound(notFound);
