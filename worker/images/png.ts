import { be32, byteAt, ByteWriter, fourCC, range, spells, UnreadablePicture } from "./bytes.ts";
import { crc32 } from "./crc32.ts";
import { acceptedSize } from "./size.ts";
import type { CleanFile, Size } from "./size.ts";

export const PNG_SIGNATURE = "\x89PNG\r\n\x1a\n";
