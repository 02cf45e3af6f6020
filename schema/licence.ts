import * as z from "zod/mini";
import { parseUrl } from "./parse-url.ts";
import { publicUrl } from "./public-url.ts";
import { line } from "./text.ts";
import { URL_MESSAGE } from "./url.ts";
import { isDay } from "./day.ts";
import { dropInvisible } from "./digits.ts";

const NUMBER_MAX = 40;
const ISSUER_MAX = 80;

const number = line({
  label: "Number",
  max: NUMBER_MAX,
  required: "Please give the number of your licence",
  // An office's list doesn't find a number with marks in it that no one sees.
  normalise: dropInvisible,
});

/** where the office lists the licence */
const lookup = publicUrl.check(z.refine((url) => parseUrl(url)?.protocol === "https:", URL_MESSAGE));

/** A guide's licence, as the guide states it. */
export const licenceSchema = z.object(
  {
    number,
    issuer: line({
      label: "Issuer",
      max: ISSUER_MAX,
      required: "Please name the office that issued it",
    }),
    url: z.optional(lookup),
  },
  "Invalid input",
);
export type Licence = z.output<typeof licenceSchema>;

/** The licence in a call, whose `url` may be null for none. */
export const sentLicence = z.extend(licenceSchema, {
  url: z.optional(
    z.pipe(
      z.nullable(lookup),
      z.transform((url) => url ?? undefined),
    ),
  ),
});

/** A licence as everybody reads it. `checkedOn`: the day on which an admin compared it, UTC; missing without that. */
export type ShownLicence = Licence & { checkedOn?: string };

const DAY_MESSAGE = "Please choose a day ahead";

/**
 * POST /api/admin/guides/{id}/licence/confirm: what was compared, as the admin saw it, the profile's name included; version 1.0
 * had the number alone. `until`: the last day of the licence, "2026-12-24".
 */
export const confirmLicenceSchema = z.object({
  number,
  issuer: z.optional(z.string("Invalid input")),
  name: z.optional(z.string("Invalid input")),
  until: z.optional(z.nullable(z.string(DAY_MESSAGE).check(z.refine(isDay, DAY_MESSAGE)))),
});

/** What is said of a card's or an identity document's number in a licence. */
export const IDENTITY_MESSAGE =
  "This looks like the number of an identity document. Please don't publish it.";
