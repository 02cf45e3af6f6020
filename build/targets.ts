/** Oldest versions that a document is for. The build lowers syntax and styles to them; e2e/floor.test.ts checks all. */
export interface Floor {
  safari: string;
  /** also Android's WebView */
  chrome: string;
  firefox: string;
}

/** What guests read: public page, tip page, review, report, languages, legal pages. */
export const GUEST_FLOOR: Floor = { safari: "14", chrome: "87", firefox: "78" };
/**
 * What guides, operators and admins work with: the app, pocket mode, which a guide opens from it, the landing page, whose
 * readers go on to the app, and an owner's tools on the public page.
 */
export const APP_FLOOR: Floor = { safari: "15.4", chrome: "100", firefox: "100" };

/** Writes a floor as the build's tools read it. */
export const targetOf = ({ safari, chrome, firefox }: Floor): string[] => [
  `chrome${chrome}`,
  `firefox${firefox}`,
  `safari${safari}`,
  `ios${safari}`,
];
