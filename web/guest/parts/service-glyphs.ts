import type { KnownService } from "#schema/known-services.ts";

/** What draws a service's icon, 24 wide and high: lines, a letter, or a small letter between lines. */
export type ServiceGlyph = { path?: string; letter?: string };

const BUBBLE = "M4 20v-4a8 7.5 0 1 1 5 2.4z";

/**
 * Neutral glyphs of the services, no one's logo. The view has those that its page needs, so that the page's script has
 * none.
 */
export const SERVICE_GLYPHS: Readonly<Record<KnownService, ServiceGlyph>> = {
  facebook: { letter: "f" },
  messenger: { path: `${BUBBLE}M8 12l3-2.5 2.5 2L17 9` },
  telegram: { path: "M21 4 3 11l6 2.5L18 7l-6.5 8L18 20z" },
  line: { path: BUBBLE, letter: "L" },
  kakaotalk: { path: BUBBLE, letter: "K" },
  zalo: { path: BUBBLE, letter: "Z" },
  viber: { path: BUBBLE, letter: "V" },
  wechat: { path: BUBBLE, letter: "W" },
  youtube: { path: "M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zm4 4 5 3-5 3z" },
  x: { letter: "X" },
  threads: { letter: "@" },
  bluesky: {
    path: "M12 11C9 5 4 4 4 8s2 5 4 5c-3 1-2 5 1 5 2 0 3-3 3-4 0 1 1 4 3 4 3 0 4-4 1-5 2 0 4-1 4-5s-5-3-8 3z",
  },
  vimeo: { letter: "v" },
};
