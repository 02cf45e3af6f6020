export type Size = { width: number; height: number };
/** A part of an image, in its pixels, or in percent of its width and height where a name says so. */
export type Rectangle = Size & { x: number; y: number };

/** bytes that an upload stays below: it takes seconds on a hotel's wifi */
const AIM = 300 * 1024;
const QUALITIES = [0.86, 0.76, 0.64, 0.5];

/** Shrinks a size into a square of `max` px, with its proportions. Never enlarges. */
export function fitInto(max: number, { width, height }: Size): Size {
  const scale = Math.min(1, max / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** px of a canvas's longer side that phones of 2020 can draw on */
const CANVAS_MAX = 4096;

/** Decodes a file by an `img` element, which is upright in browsers whose own bitmaps may lie on their side. */
async function drawUpright(file: Blob): Promise<ImageBitmap> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = Object.assign(document.createElement("canvas"), fitInto(CANVAS_MAX, { width, height }));
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas to draw on");
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await createImageBitmap(canvas);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/**
 * Decodes the image in a file, upright however the phone was held. The caller closes the bitmap. Throws when the
 * content is no image that the browser can read, whatever the file's name says.
 */
export async function decodeImage(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch (error) {
    // Chrome before 112, Firefox before 111 and Safari before 16 refuse the word itself, whatever the file is.
    if (error instanceof TypeError) return drawUpright(file);
    throw error;
  }
}

/**
 * Encodes a part of an image for the upload: WebP or JPEG of the size `to`, without metadata. What is transparent becomes
 * white: address books and previews of links have JPEGs, whose ground may be black.
 */
export async function encodeImage(
  image: CanvasImageSource,
  { x, y, width, height }: Rectangle,
  to: Size,
): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = to.width;
  canvas.height = to.height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas to draw on");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, to.width, to.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(image, x, y, width, height, 0, 0, to.width, to.height);
  const webp = await encodeWithin(canvas, "image/webp");
  // Safari can't write WebP and returns PNG.
  return webp.type === "image/webp" ? webp : encodeWithin(canvas, "image/jpeg");
}

const toBlob = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error(`no ${type} from the canvas`))),
      type,
      quality,
    );
  });

async function encodeWithin(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  let blob: Blob | undefined;
  for (const quality of QUALITIES) {
    blob = await toBlob(canvas, type, quality);
    if (blob.size <= AIM || blob.type !== type) break;
  }
  if (!blob) throw new Error("nothing was encoded");
  return blob;
}
