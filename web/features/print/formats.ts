import { badge } from "./artwork/badge.ts";
import { card } from "./artwork/card.ts";
import { poster } from "./artwork/poster.ts";
import type { Artwork } from "./artwork/print.ts";
import { stickers } from "./artwork/stickers.ts";
import { tent } from "./artwork/tent.ts";

export type Format = {
  name: string;
  size: string;
  artwork: Artwork;
  /** whether there is a place for the photo */
  takesPhoto: boolean;
};

/** What can be printed. The keys are the marks in the codes' addresses. */
export const FORMATS = {
  badge: { name: "Badge", size: "74 × 105 mm", artwork: badge, takesPhoto: true },
  card: { name: "Card", size: "86 × 54 mm", artwork: card, takesPhoto: true },
  tent: { name: "Table tent", size: "A4, folded", artwork: tent, takesPhoto: false },
  sticker: { name: "Stickers", size: "12 on A4", artwork: stickers, takesPhoto: false },
  poster: { name: "Poster", size: "A5", artwork: poster, takesPhoto: true },
} as const satisfies Record<string, Format>;

export type FormatKey = keyof typeof FORMATS;
