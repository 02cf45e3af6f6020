import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { CommandError } from "#local/command-error.ts";

/** A file of the font that `fonts.conf` leaves to engines. */
const FONT = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf";

/** Returns the variables by which engines take one font for every name, so that lines break alike. Throws CommandError without it. */
export function oneFont(): Record<string, string> {
  if (!existsSync(FONT))
    throw new CommandError("DejaVu Sans is not installed. On Debian: apt-get install fonts-dejavu-core");
  return { FONTCONFIG_FILE: resolve("engines/look/fonts.conf") };
}
