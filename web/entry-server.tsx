export { isAppPath, showsPlan, showsProfiles } from "./paths.ts";

// What a scan doesn't need is loaded with the first request for it, so that the worker starts sooner.
export const loadApp = () => import("./app/document.tsx");
export const loadLanding = () => import("./landing/landing-html.tsx");
export const loadLegalPage = () => import("./guest/legal-page/legal-html.tsx");
export const loadContactPage = () => import("./guest/contact-page/contact-html.tsx");
export const loadLanguagePage = () => import("./guest/language-page/language-html.tsx");
export const loadPocketDocument = () => import("./pocket/pocket-html.ts");
export const loadQrPage = () => import("./guest/qr-page/qr-html.tsx");
export const loadReportPage = () => import("./guest/report-page/report-html.tsx");
export const loadTipPage = () => import("./guest/tip-page/tip-html.tsx");
// A page that is cached needs no rendering, and this is compiled while the database reads.
export const loadPublicPage = () => import("./guest/public-page/render-page.ts");

export type { ReportView } from "./guest/report-page/report-html.tsx";
export type { TipAnswer } from "./guest/tip-page/tip-input.ts";
export type { TipView } from "./guest/tip-page/tip-view.ts";
export { loadLocale } from "#texts/guest/load-locale.ts";
export { needsMachineTranslation } from "./guest/public-page/in-language.ts";
export { negotiate } from "#texts/guest/negotiate.ts";
export { isForeign, translateAddress } from "#texts/guest/foreign.ts";

export type { RenderInput } from "./guest/public-page/render-page.ts";
export { languageIn, type LocaleTag } from "#texts/guest/regions.ts";
