import { readFile } from "node:fs/promises";
import {
  decodePDFRawStream,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRawStream,
} from "@cantoo/pdf-lib";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import { PNG } from "pngjs";
import type { Download } from "playwright-core";

/** mm a point */
const POINT = 25.4 / 72;

export type Box = { x: number; y: number; width: number; height: number };
type Picture = Box & { dpi: number; isPhoto: boolean };
type PdfPageRead = {
  /** in mm, from the lower left corner of the sheet */
  media: Box;
  bleed: Box;
  trim: Box;
  /** in mm, from the upper left corner of what is cut out, where no shape is moved */
  pictures: Picture[];
  /** colour operators of areas */
  inks: Set<string>;
  /** as a screen of this resolution shows it, or a part of it: mm from the upper left corner of what is cut out */
  draw: (dpi: number, part?: Box) => Promise<PNG>;
};

const toMm = ({ x, y, width, height }: Box): Box => ({
  x: x * POINT,
  y: y * POINT,
  width: width * POINT,
  height: height * POINT,
});

function contentOf(page: PDFPage): string {
  const stream = page.node.Contents();
  if (!(stream instanceof PDFRawStream)) throw new Error("no content stream");
  return Buffer.from(decodePDFRawStream(stream).decode()).toString("latin1");
}

/** Returns the pictures that a content stream places, by `w 0 0 -h x y cm /Name Do`. */
function picturesOf(page: PDFPage, content: string): Picture[] {
  const resources = page.node.Resources()?.lookup(PDFName.of("XObject"), PDFDict);
  const places = content.matchAll(/q ([\d.-]+) 0 0 ([\d.-]+) ([\d.-]+) ([\d.-]+) cm \/(\w+) Do Q/g);
  return Array.from(places, ([, w, h, x, y, name]) => {
    const [width, height, left, bottom] = [Number(w), -Number(h), Number(x), Number(y)];
    const image = resources?.lookup(PDFName.of(String(name)));
    if (!(image instanceof PDFRawStream)) throw new Error(`no picture ${name}`);
    const pixels = image.dict.lookup(PDFName.of("Width"), PDFNumber).asNumber();
    const isPhoto = String(image.dict.get(PDFName.of("Filter"))) === "/DCTDecode";
    return { x: left, y: bottom - height, width, height, dpi: (pixels / width) * 25.4, isPhoto };
  });
}

const pdfium = await PDFiumLibrary.init();

function cropped(whole: PNG, { x, y, width, height }: Box): PNG {
  const part = new PNG({ width: Math.round(width), height: Math.round(height) });
  PNG.bitblt(whole, part, Math.round(x), Math.round(y), part.width, part.height, 0, 0);
  return part;
}

/** Reads a PDF with a parser and a renderer of others, which know nothing of how ours was written. */
export async function readPdf(bytes: Uint8Array): Promise<{ title?: string; pages: PdfPageRead[] }> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const title = document.getTitle();
  const pages = document.getPages().map((page, index): PdfPageRead => {
    const content = contentOf(page);
    const trim = toMm(page.getTrimBox());
    const drawn = new Map<number, Promise<PNG>>();
    const drawWhole = async (dpi: number): Promise<PNG> => {
      const opened = await pdfium.loadDocument(bytes);
      const { width, height, data } = await opened
        .getPage(index)
        .render({ scale: dpi / 72, render: "bitmap" });
      opened.destroy();
      const whole = new PNG({ width, height });
      whole.data = Buffer.from(data);
      return whole;
    };
    const draw = async (dpi: number, part: Box = { x: 0, y: 0, width: trim.width, height: trim.height }) => {
      const known = drawn.get(dpi) ?? drawWhole(dpi);
      drawn.set(dpi, known);
      const whole = await known;
      const scale = dpi / 25.4;
      const { x, y, width, height } = part;
      return cropped(whole, {
        x: (trim.x + x) * scale,
        y: (trim.y + y) * scale,
        width: width * scale,
        height: height * scale,
      });
    };
    return {
      media: toMm(page.getMediaBox()),
      bleed: toMm(page.getBleedBox()),
      trim,
      pictures: picturesOf(page, content),
      inks: new Set(content.match(/^[\d. ]+ (?:rg|k)$/gm)),
      draw,
    };
  });
  return { ...(title !== undefined && { title }), pages };
}

/** Reads a PDF that the browser downloaded. */
export const readDownload = async (download: Download) => readPdf(await readFile(await download.path()));
