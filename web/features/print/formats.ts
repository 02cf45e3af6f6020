import type { Opening, Print } from "#schema/code-marks.ts";
import type { AppText, PlainText } from "#locales/account.ts";
import { badge } from "./artwork/badge.ts";
import { card } from "./artwork/card.ts";
import { poster } from "./artwork/poster.ts";
import type { Artwork } from "./artwork/print.ts";
import { stickers } from "./artwork/stickers.ts";
import { tent } from "./artwork/tent.ts";

type Format = {
  name: PlainText;
  /** the PDF's title; `name`: the guide's */
  title: AppText;
  size: PlainText;
  artwork: Artwork;
  /** whether it has a place for the photo */
  takesPhoto: boolean;
};

/** The formats that can be printed, by the marks of their codes. */
export const FORMATS = {
  badge: { name: "Badge", title: "{name}, badge", size: "74 × 105 mm", artwork: badge, takesPhoto: true },
  card: {
    name: "Card to hand out",
    title: "{name}, card",
    size: "86 × 54 mm",
    artwork: card,
    takesPhoto: true,
  },
  tent: {
    name: "Table tent",
    title: "{name}, table tent",
    size: "A4, folded",
    artwork: tent,
    takesPhoto: false,
  },
  sticker: {
    name: "Stickers",
    title: "{name}, stickers",
    size: "12 on A4",
    artwork: stickers,
    takesPhoto: false,
  },
  poster: { name: "Poster", title: "{name}, poster", size: "A5", artwork: poster, takesPhoto: true },
} as const satisfies Record<Print, Format>;

export type FormatKey = keyof typeof FORMATS;

/** Names a format's file. */
export const pdfName = (name: string, format: FormatKey, opening: Opening): string =>
  `${name}-${format}${opening === "page" ? "" : `-${opening}`}.pdf`;
