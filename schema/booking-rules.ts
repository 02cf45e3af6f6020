import * as z from "zod/mini";
import { message } from "#texts/message.ts";
import { GUIDE_PLACE, isTemplate } from "./booking-link.ts";
import { webUrl } from "./url.ts";

const BRACES = message("Only {guide} can stand in braces", { guide: GUIDE_PLACE });
const CODE_MESSAGE = "Please use letters, digits, - and _";

/** The code by which an operator's booking system knows a guide; null for none. */
export const bookingCode = z.nullable(z.string(CODE_MESSAGE).check(z.regex(/^[\w-]{1,64}$/, CODE_MESSAGE)));

/** The rule of a tour's booking link. Braces of a web address are told first, because in its host or port they break it. */
export const bookingLink = z.pipe(
  z.custom<string>().check(
    z.refine(
      (typed: unknown) => typeof typed !== "string" || !/^\s*https?:/i.test(typed) || isTemplate(typed),
      {
        error: BRACES,
        abort: true,
      },
    ),
  ),
  webUrl({ required: "Booking link is required" }),
);
