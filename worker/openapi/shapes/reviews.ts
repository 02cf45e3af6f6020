import * as z from "zod/mini";
import { HELD_FOR } from "#schema/case-states.ts";
import { instant, language, named, number, text } from "../words.ts";

const reply = z.nullable(z.strictObject({ text, language, date: instant }));
const review = {
  id: number,
  guideId: number,
  name: text,
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  comment: text,
  language,
  date: instant,
  reply,
};

export const Review = named("Review", "A review as everybody sees it.", z.strictObject(review));

export const OwnReview = named(
  "OwnReview",
  "A review as its guide sees it: also one that waits to be published, or that an admin hid.",
  z.strictObject({
    ...review,
    status: z.optional(z.enum(["held", "hidden"])),
    heldFor: z.optional(z.enum(HELD_FOR)),
    publishAt: z.optional(instant),
    reason: z.optional(text),
  }),
);

export const NewReview = named(
  "NewReview",
  "The review as it was stored, with a message if it is held.",
  z.strictObject({ ...review, status: z.optional(z.literal("held")), message: z.optional(text) }),
);

export const GuideReview = named(
  "GuideReview",
  "A review of one of the account's profiles.",
  z.strictObject({ ...review, guide: z.strictObject({ id: number, name: text, uniqueId: text }) }),
);

export const ReportReceived = named(
  "ReportReceived",
  "A person will read the report.",
  z.strictObject({ message: text, code: z.literal("report_received") }),
);
