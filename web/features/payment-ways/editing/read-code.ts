import { decodeImage, fitInto } from "#web/lib/image.ts";

type Detector = { detect(image: ImageBitmap): Promise<{ rawValue: string }[]> };

declare global {
  interface Window {
    /** undefined in some browsers: https://developer.mozilla.org/docs/Web/API/BarcodeDetector */
    readonly BarcodeDetector?: {
      new (options: { formats: string[] }): Detector;
      getSupportedFormats(): Promise<string[]>;
    };
  }
}

/** px of the longer side: large first, for small codes, then smaller, because that removes noise */
const SIDES = [1600, 800, 400];
/** ms for each size */
const PATIENCE = 1500;

async function byBrowser(bitmap: ImageBitmap): Promise<string | undefined> {
  const { BarcodeDetector } = window;
  try {
    if (!(await BarcodeDetector?.getSupportedFormats())?.includes("qr_code")) return undefined;
    return (
      BarcodeDetector && (await new BarcodeDetector({ formats: ["qr_code"] }).detect(bitmap))[0]?.rawValue
    );
  } catch (error) {
    // The other reader takes over, because some browsers have the class and no detector behind it.
    console.warn(error);
    return undefined;
  }
}

async function byOurReader(bitmap: ImageBitmap): Promise<string | undefined> {
  const { default: decodeQr } = await import("qr/decode.js");
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas to draw on");
  for (const side of SIDES) {
    const { width, height } = fitInto(side, bitmap);
    context.canvas.width = width;
    context.canvas.height = height;
    // The ground is white, as in the bank's app, because a picture may be transparent.
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, width, height);
    context.drawImage(bitmap, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    try {
      return decodeQr({ width, height, data }, { effort: 8, timeLimit: PATIENCE });
    } catch {
      // The decoder throws where it finds no code at this size.
    }
  }
  return undefined;
}

/**
 * Reads the QR code in a picture; undefined where it finds none. The picture stays in the browser. Throws for a file
 * that is no picture, and where the reader can't be loaded.
 */
export async function readCode(file: Blob): Promise<string | undefined> {
  const bitmap = await decodeImage(file);
  try {
    return (await byBrowser(bitmap)) ?? (await byOurReader(bitmap));
  } finally {
    bitmap.close();
  }
}
