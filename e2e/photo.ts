import { encode } from "jpeg-js";
import { insert } from "#worker/testing/picture-bytes.ts";
import { exif } from "#worker/testing/pictures.ts";

const [WIDTH, HEIGHT] = [4000, 3000];
/** EXIF's orientation "a quarter to the right": a phone that is held upright stores its photos so. */
const QUARTER_RIGHT = 6;
const AFTER_JFIF = 20;

export const RED = [220, 40, 40] as const;
export const BLUE = [40, 60, 200] as const;

/** by their quality: to encode one takes a second */
const photos = new Map<number, Buffer>();

/**
 * Creates a photo as a phone takes it: 4000 x 3000 pixels on their side, with EXIF that turns them and says where it was.
 * As seen it is upright, red above and blue below. Of `quality` 90 it has 3.7 MB, of 60 less than 2.
 */
export function phonePhoto(quality = 90): Buffer {
  const known = photos.get(quality);
  if (known) return known;
  const data = Buffer.alloc(WIDTH * HEIGHT * 4, 255);
  let grain = 1;
  for (let pixel = 0, at = 0; pixel < WIDTH * HEIGHT; pixel++, at += 4) {
    // Grain keeps the file as large as a real one.
    grain = (Math.imul(grain, 1103515245) + 12345) & 0x7fffffff;
    const noise = (grain >> 16) % 24;
    // Turned to the right, the left half is above.
    const [red, green, blue] = pixel % WIDTH < WIDTH / 2 ? RED : BLUE;
    data[at] = red + noise;
    data[at + 1] = green + noise;
    data[at + 2] = blue + noise;
  }
  const jpeg = new Uint8Array(encode({ data, width: WIDTH, height: HEIGHT }, quality).data);
  const photo = Buffer.from(insert(jpeg, AFTER_JFIF, exif(QUARTER_RIGHT)));
  photos.set(quality, photo);
  return photo;
}
