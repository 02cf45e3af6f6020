import type { Locale } from "#texts/guest/locale.ts";

/** The chunks that the browser loads when they are needed. The server never uses them. */
export const lazyChunks = {
  signedIn: () => import("./owner/signed-in.ts"),
  ownerTools: async () => {
    const [tools, reviews] = await Promise.all([
      import("./owner/owner-tools.tsx"),
      import("./owner/owner-reviews.tsx"),
      // The toaster is loaded with the tools, because a message about a lost network could not load it.
      import("#web/ui/toaster-root.tsx"),
    ]);
    return { ...tools, ...reviews };
  },
  texts: async () => (await import("./owner/owner-texts.ts")).setOwnerLanguage,
  wayBack: () => import("./owner/way-back.ts"),
  tips: async () => (await import("../tip-page/show-tips.ts")).showTips,
  languages: async () => (await import("./show-languages.ts")).showLanguages,
  reviewCode: () => import("./reviews/review-code.ts"),
  reviewDraft: () => import("./reviews/review-draft.ts"),
  turnstile: () => import("./reviews/turnstile.ts"),
  reportSheet: () => import("./report/report-sheet.tsx"),
  qrSheet: () => import("./qr-sheet.tsx"),
  /** says what a review came to; then the page has the texts that the first response leaves out */
  outcome: async (locale: Locale) => {
    const outcome = await import("./reviews/review-attempt.ts");
    await outcome.completeTexts(locale);
    return outcome;
  },
};

/** Loads the code of the sheets while the page is idle, so that a tap on them needs no network for it. */
export function loadSheets(): void {
  const { tips, languages, reportSheet, qrSheet } = lazyChunks;
  // One after the other, tips first: on a slow network the rest would take its time from what a tap asks for. What can't be loaded
  // now is loaded by the tap.
  const load = async () => {
    for (const sheet of [tips, languages, reportSheet, qrSheet]) await Promise.allSettled([sheet()]);
  };
  if ("requestIdleCallback" in window) requestIdleCallback(() => void load(), { timeout: 5000 });
  else setTimeout(() => void load(), 2000);
}

export type LazyChunks = typeof lazyChunks;
