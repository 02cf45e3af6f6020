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

/** Returns whether something shines through a picture. */
function isTransparent({ data }: ImageData): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}

async function byOurReader(bitmap: ImageBitmap): Promise<string | undefined> {
  const { default: decodeQr } = await import("qr/decode.js");
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas to draw on");
  for (const side of SIDES) {
    const { width, height } = fitInto(side, bitmap);
    const pixelsOn = (ground: string): ImageData => {
      context.canvas.width = width;
      context.canvas.height = height;
      context.fillStyle = ground;
      context.fillRect(0, 0, width, height);
      context.drawImage(bitmap, 0, 0, width, height);
      return context.getImageData(0, 0, width, height);
    };
    // A transparent picture has a dark code for a white ground, or a white one for an app in dark mode.
    const grounds = isTransparent(pixelsOn("transparent")) ? ["#ffffff", "#000000"] : ["#ffffff"];
    for (const ground of grounds) {
      try {
        return decodeQr(pixelsOn(ground), { effort: 8, timeLimit: PATIENCE });
      } catch {
        // The decoder throws where it finds no code at this size.
      }
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
