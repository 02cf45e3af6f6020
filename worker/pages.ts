import { createApp } from "./app.ts";
import { appDocument } from "./app-document/app-document.routes.ts";
import { contactCard } from "./contact-card/contact-card.routes.ts";
import { handles } from "./handles/handles.routes.ts";
import { images } from "./images/images.routes.ts";
import { legalPages } from "./legal-pages/legal-pages.routes.ts";
import { pocket } from "./pocket/pocket.routes.ts";
import { language } from "./public-page/language.routes.ts";
import { publicPage } from "./public-page/public-page.routes.ts";
import { reportPage } from "./public-page/report-page.routes.ts";
import { translate } from "./public-page/translate.routes.ts";
import { tipPage } from "./tip-page/tip-page.routes.ts";

/**
 * The app of everything but the API: images, public pages and what is below them, the choice of a language, legal
 * pages, pocket mode, page addresses, the app's document.
 */
export const pages = createApp()
  .route("/images", images)
  .route("/", tipPage)
  .route("/", contactCard)
  .route("/", reportPage)
  .route("/", translate)
  .route("/", publicPage)
  .route("/", language)
  .route("/", legalPages)
  .route("/", pocket)
  .route("/", handles)
  .route("/", appDocument);
