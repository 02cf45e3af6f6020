import * as z from "zod/mini";
import { isTimeZone } from "./known-time-zone.ts";

const MESSAGE = "Please choose a time zone";

export const timeZoneSchema = z.string(MESSAGE).check(z.refine(isTimeZone, MESSAGE));
