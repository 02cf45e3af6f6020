import type { Photo, TextLine } from "../drawing/drawing.ts";
import { cssFont, trackingOf } from "../drawing/measure.ts";
import { isFromRight } from "../drawing/text.ts";
import type { PdfFile } from "./pdf-file.ts";

/** A picture in the file and its place in mm. `y`: its upper side. */
export type Picture = { id: number; x: number; y: number; width: number; height: number };

const MM_PER_INCH = 25.4;
/** pixels per mm: 900 and 600 dpi */
const TEXT_RESOLUTION = 900 / MM_PER_INCH;
const PHOTO_RESOLUTION = 600 / MM_PER_INCH;

function canvasOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas to draw on");
  return context;
}

const image = (width: number, height: number, rest: string): string =>
  `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 ${rest}`;

/**
 * Adds a picture of a line of text as the browser shapes it, in any script: its colours, and how much of each pixel it
 * covers. Returns null for a text that draws nothing.
 */
export async function textPicture(file: PdfFile, words: TextLine): Promise<Picture | null> {
  const size = words.size * TEXT_RESOLUTION;
  const setFont = (context: CanvasRenderingContext2D) => {
    context.font = cssFont(words.font, size);
    if ("letterSpacing" in context) context.letterSpacing = `${trackingOf(words.font, words.text) * size}px`;
    context.direction = isFromRight(words.text) ? "rtl" : "ltr";
    context.textAlign = words.align;
    context.fillStyle = words.ink === "black" ? "#000000" : words.ink;
  };
  const probe = canvasOf(1, 1);
  setFont(probe);
  const metrics = probe.measureText(words.text);
  const left = Math.ceil(metrics.actualBoundingBoxLeft) + 2;
  const top = Math.ceil(metrics.actualBoundingBoxAscent) + 2;
  const width = left + Math.ceil(metrics.actualBoundingBoxRight) + 2;
  const height = top + Math.ceil(metrics.actualBoundingBoxDescent) + 2;
  if (width < 5 || height < 5) return null;
  const context = canvasOf(width, height);
  setFont(context);
  context.fillText(words.text, left, top);
  const { data } = context.getImageData(0, 0, width, height);
  const colours = new Uint8Array(width * height * 3);
  const cover = new Uint8Array(width * height);
  for (let pixel = 0; pixel < cover.length; pixel++) {
    colours.set(data.subarray(pixel * 4, pixel * 4 + 3), pixel * 3);
    cover[pixel] = data[pixel * 4 + 3] ?? 0;
  }
  const mask = await file.addStream(image(width, height, "/ColorSpace /DeviceGray"), cover);
  const id = await file.addStream(image(width, height, `/ColorSpace /DeviceRGB /SMask ${mask} 0 R`), colours);
  return {
    id,
    x: words.x - left / TEXT_RESOLUTION,
    y: words.y - top / TEXT_RESOLUTION,
    width: width / TEXT_RESOLUTION,
    height: height / TEXT_RESOLUTION,
  };
}

/** Removes the colour and keeps the brightness (ITU-R BT.601). */
function makeGrey(context: CanvasRenderingContext2D, side: number): void {
  const pixels = context.getImageData(0, 0, side, side);
  const { data } = pixels;
  for (let at = 0; at < data.length; at += 4) {
    const grey = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
    data.fill(grey, at, at + 3);
  }
  context.putImageData(pixels, 0, 0);
}

/** Encodes the middle square of the photo as a JPEG, with as many pixels as it has, up to 600 dpi. */
export async function photoPicture(file: PdfFile, bitmap: ImageBitmap, photo: Photo): Promise<Picture> {
  const shorter = Math.min(bitmap.width, bitmap.height);
  const side = Math.max(1, Math.min(shorter, Math.round(photo.diameter * PHOTO_RESOLUTION)));
  const context = canvasOf(side, side);
  // JPEG has no transparency.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = "high";
  context.drawImage(
    bitmap,
    (bitmap.width - shorter) / 2,
    (bitmap.height - shorter) / 2,
    shorter,
    shorter,
    0,
    0,
    side,
    side,
  );
  if (photo.isGrey) makeGrey(context, side);
  const jpeg = await new Promise<Blob | null>((resolve) =>
    context.canvas.toBlob(resolve, "image/jpeg", 0.92),
  );
  if (!jpeg) throw new Error("no JPEG from the canvas");
  const id = await file.addStream(
    image(side, side, "/ColorSpace /DeviceRGB /Filter /DCTDecode"),
    new Uint8Array(await jpeg.arrayBuffer()),
  );
  return { id, x: photo.x, y: photo.y, width: photo.diameter, height: photo.diameter };
}
