import type { Config } from "../env.ts";
import type { LegalSpeech } from "./speech.ts";

/** Returns whether the site is on a machine of the operator's own, and not on Cloudflare. */
export const isElsewhere = ({ HOSTED_AT }: Pick<Config, "HOSTED_AT">): boolean => HOSTED_AT !== undefined;

/** Says on whose machine the site is, and where that stands, as far as the operator has said it. */
export const hostedAt = (
  { LEGAL_NAME: name, HOSTED_AT: place = "" }: Pick<Config, "LEGAL_NAME" | "HOSTED_AT">,
  { t }: LegalSpeech,
): string =>
  name !== "" && place !== ""
    ? t("on a machine of {name}, {place}", { name, place })
    : t("on a machine (the operator of this site has not said where)");
