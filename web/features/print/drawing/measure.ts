import type { Font } from "./drawing.ts";
import type { Measure } from "./text.ts";

const FAMILY = "Lanyard Print";
const FALLBACK =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif';

/** Names a font of `size` px for CSS and canvas. */
export const cssFont = (font: Font, size: number): string =>
  ({
    display: `720 ${size}px "${FAMILY}", ${FALLBACK}`,
    bold: `650 ${size}px ${FALLBACK}`,
    regular: `400 ${size}px ${FALLBACK}`,
  })[font];

/** Scripts whose letters join, so that any tracking tears them or closes the gaps between words. */
const JOINED = /[\p{sc=Arabic}\p{sc=Bengali}\p{sc=Devanagari}]/u;

/** Returns the tracking of a text in a font, in parts of its size. */
export const trackingOf = (font: Font, text: string): number =>
  font === "display" && !JOINED.test(text) ? -0.018 : 0;

/** Loads the display font for prints, because the page's own may come too late for them. */
export async function loadPrintFont(): Promise<void> {
  const faces = [
    new FontFace(FAMILY, 'url("/fonts/lanyard-display-latin.woff2")', {
      weight: "720",
      unicodeRange:
        "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122",
    }),
    new FontFace(FAMILY, 'url("/fonts/lanyard-display-latin-ext.woff2")', {
      weight: "720",
      unicodeRange: "U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1EFF",
    }),
  ];
  for (const face of await Promise.all(faces.map((face) => face.load()))) document.fonts.add(face);
}

/** px, large enough that hinting doesn't round */
const MEASURED = 100;

/** Makes the function that measures texts as the browser draws them, in any script. Throws without a canvas. */
export function browserMeasure(): Measure {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) throw new Error("no canvas to measure on");
  return (text, font, size) => {
    context.font = cssFont(font, MEASURED);
    const { width } = context.measureText(text);
    return (width / MEASURED + trackingOf(font, text) * text.length) * size;
  };
}
