import * as z from "zod/mini";
import { linkKind, type LinkField } from "./links.ts";
import type { ReviewPlatform } from "./platform.ts";
import { emailAddress, emptied, line, lines } from "./text.ts";
import { optionalWebUrl } from "./url.ts";

const NAME_MAX = 100;
export const BIO_MAX = 200;
export const TAG_MAX = 30;
const HANDLE_MAX = 100;

const handleOf = (field: LinkField) => {
  const { label, normalise } = linkKind(field);
  return emptied(line({ label, max: HANDLE_MAX, normalise }));
};

/** POST and PATCH /api/guides: the form's values. Unknown fields are dropped. */
export const guideSchema = z.object({
  name: line({ label: "Name", max: NAME_MAX, required: "Name is required" }),
  bio: emptied(lines({ label: "Bio", max: BIO_MAX })),
  professionalTag: emptied(line({ label: "Tag", max: TAG_MAX })),
  email: emptied(z.union([z.literal(""), emailAddress], "Please enter a valid email")),
  phone: handleOf("phone"),
  instagram: handleOf("instagram"),
  tiktok: handleOf("tiktok"),
  whatsapp: handleOf("whatsapp"),
  linkedin: handleOf("linkedin"),
  tipLink: emptied(optionalWebUrl),
  paypalLink: handleOf("paypalLink"),
  venmoLink: handleOf("venmoLink"),
  zelleLink: emptied(optionalWebUrl),
  stripeLink: emptied(optionalWebUrl),
  cashappLink: handleOf("cashappLink"),
  buyMeACoffeeLink: handleOf("buyMeACoffeeLink"),
  /** one of our URLs, another https URL, an image data URL, or null for none */
  profilePicture: z.optional(z.union([z.null(), z.string()], "Invalid input")),
  reviewsEnabled: z.optional(z.enum(["true", "false"], "Invalid input")),
});
export const guidePatchSchema = z.partial(guideSchema);

/** A profile's values before and after validation. */
export type GuideInput = z.input<typeof guideSchema>;
export type GuideValues = z.output<typeof guideSchema>;
export type GuidePatch = z.output<typeof guidePatchSchema>;

/** A profile as its owner sees it. Empty texts are "". `url` is its public page. */
export type Guide = Record<LinkField, string> & {
  id: number;
  uniqueId: string;
  userId: number;
  name: string;
  bio: string;
  professionalTag: string;
  tipLink: string;
  profilePicture: string | null;
  reviewsEnabled: "true" | "false";
  url: string;
  createdAt: string;
  updatedAt: string;
};

/**
 * A profile as everybody sees it. `rating` is the mean of all reviews, null without any; `reviewsRemoved` counts those
 * its owner deleted.
 */
export type PublicGuide = Guide & {
  userBannerImage: string | null;
  operatorName: string;
  reviewPlatforms: ReviewPlatform[];
  reviewCount: number;
  reviewsRemoved: number;
  rating: number | null;
};
