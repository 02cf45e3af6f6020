import { createApp } from "./app.ts";
import { appDocumentRoutes } from "./app-document/app-document.routes.ts";
import { tidyAddressRoutes } from "./app-document/tidy-addresses.routes.ts";
import { contactCardRoutes } from "./contact-card/contact-card.routes.ts";
import { handleRoutes } from "./handles/handles.routes.ts";
import { imageRoutes } from "./images/images.routes.ts";
import { legalPageRoutes } from "./legal-pages/legal-pages.routes.ts";
import { pocketRoutes } from "./pocket/pocket.routes.ts";
import { languageRoutes } from "./public-page/language.routes.ts";
import { publicPageRoutes } from "./public-page/public-page.routes.ts";
import { qrPageRoutes } from "./public-page/qr-page.routes.ts";
import { reportPageRoutes } from "./public-page/report-page.routes.ts";
import { translateRoutes } from "./public-page/translate.routes.ts";
import { sitemapRoutes } from "./sitemap/sitemap.routes.ts";
import { tipPageRoutes } from "./tip-page/tip-page.routes.ts";
import { tipSaidRoutes } from "./tip-page/tip-said.routes.ts";

/**
 * The app of everything but the API: images, public pages and what is below them, the choice of a language, legal
 * pages, pocket mode, page addresses, what search engines read, the app's document.
 */
export const pages = createApp()
  .route("/", tidyAddressRoutes)
  .route("/images", imageRoutes)
  .route("/", tipPageRoutes)
  .route("/", tipSaidRoutes)
  .route("/", contactCardRoutes)
  .route("/", qrPageRoutes)
  .route("/", reportPageRoutes)
  .route("/", translateRoutes)
  .route("/", publicPageRoutes)
  .route("/", languageRoutes)
  .route("/", legalPageRoutes)
  .route("/", pocketRoutes)
  .route("/", sitemapRoutes)
  .route("/", handleRoutes)
  .route("/", appDocumentRoutes);
