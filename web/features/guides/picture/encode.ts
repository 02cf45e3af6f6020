import { fitInto, type Square, storedSide } from "./geometry.ts";

/** What is aimed at, in bytes: seconds on a hotel's wifi. */
const AIM = 300 * 1024;
const QUALITIES = [0.86, 0.76, 0.64, 0.5];
/** px; the cropper shows a copy of this size, so that dragging stays smooth with a photo of 50 megapixels */
const COPY_SIDE = 1600;

function canvasOf(width: number, height: number) {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas to draw on");
  context.imageSmoothingQuality = "high";
  return { canvas, context };
}

const toBlob = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error(`no ${type} from the canvas`))),
      type,
      quality,
    );
  });

/** A smaller copy of a picture, for the screen. */
export async function copyForScreen(bitmap: ImageBitmap): Promise<Blob> {
  const { width, height } = fitInto(COPY_SIDE, bitmap);
  const { canvas, context } = canvasOf(width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  const blob = await toBlob(canvas, "image/webp", 0.9);
  canvas.width = 0;
  return blob;
}

/**
 * The square of a picture as it is uploaded: at most 1024 px wide, WebP or JPEG, without metadata.
 * The bitmap is read before this returns, so it may be closed at once.
 */
export async function encodeSquare(bitmap: ImageBitmap, { x, y, side }: Square): Promise<Blob> {
  const size = storedSide(side);
  const { canvas, context } = canvasOf(size, size);
  context.drawImage(bitmap, x, y, side, side, 0, 0, size, size);
  const webp = await encodeWithin(canvas, "image/webp");
  // Safari can't write WebP and hands back PNG. JPEG knows no transparency.
  if (webp.type === "image/webp") return webp;
  context.globalCompositeOperation = "destination-over";
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, size, size);
  return encodeWithin(canvas, "image/jpeg");
}

async function encodeWithin(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  let blob: Blob | undefined;
  for (const quality of QUALITIES) {
    blob = await toBlob(canvas, type, quality);
    if (blob.size <= AIM || blob.type !== type) break;
  }
  if (!blob) throw new Error("nothing was encoded");
  return blob;
}
