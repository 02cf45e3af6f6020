import type { PlainText } from "#locales/account.ts";

/** The legal pages, documents of their own, which plain `<a>` elements lead to. `key` names the word in the catalogues. */
export const LEGAL_PAGES = [
  { path: "/privacy", key: "privacy", title: "Privacy" },
  { path: "/terms", key: "terms", title: "Terms" },
  { path: "/imprint", key: "imprint", title: "Imprint" },
] as const satisfies { path: string; key: string; title: PlainText }[];
