import type { Country } from "#schema/country.ts";
import { normalForm } from "#schema/normal-form.ts";

/** A rail that is paid by a phone number or an e-mail address, typed into the payer's own app. */
type NumberRail = {
  label: string;
  countries: readonly Country[];
  accepts: readonly ("phone" | "email")[];
  /** the countries whose residents can pay, where they are more than the country of the number */
  payers?: readonly Country[];
};

/** Bizum, MB WAY and BANCOMAT Pay reach each other by phone number (EuroPA, since 2025). */
const EUROPA: readonly Country[] = ["ES", "PT", "IT", "AD"];
const WERO: readonly Country[] = ["DE", "FR", "BE", "LU", "NL"];
const phone = ["phone"] as const;
const either = ["phone", "email"] as const;

/** The known rails. A guide may write the name of another one. */
export const NUMBER_RAILS: readonly NumberRail[] = [
  { label: "Bizum", countries: ["ES", "AD"], accepts: phone, payers: EUROPA },
  { label: "MB WAY", countries: ["PT"], accepts: phone, payers: EUROPA },
  { label: "BANCOMAT Pay", countries: ["IT"], accepts: phone, payers: EUROPA },
  { label: "Wero", countries: WERO, accepts: either, payers: WERO },
  { label: "BLIK", countries: ["PL"], accepts: phone },
  { label: "TWINT", countries: ["CH"], accepts: phone },
  { label: "PayID", countries: ["AU"], accepts: either },
  { label: "Interac e-Transfer", countries: ["CA"], accepts: either },
  { label: "M-Pesa", countries: ["KE", "TZ"], accepts: phone },
  { label: "Airtel Money", countries: ["KE", "TZ", "UG", "RW", "ZM"], accepts: phone },
  { label: "MTN MoMo", countries: ["GH", "UG", "RW", "ZM", "CI", "CM", "BJ"], accepts: phone },
  { label: "Orange Money", countries: ["SN", "CI", "ML", "CM", "MA", "TN"], accepts: phone },
  { label: "PayShap", countries: ["ZA"], accepts: phone },
  { label: "GCash", countries: ["PH"], accepts: phone },
  { label: "Maya", countries: ["PH"], accepts: phone },
  { label: "Yape", countries: ["PE"], accepts: phone },
  { label: "Plin", countries: ["PE"], accepts: phone },
  { label: "Nequi", countries: ["CO"], accepts: phone },
  { label: "Bre-B", countries: ["CO"], accepts: either },
  { label: "SINPE Móvil", countries: ["CR"], accepts: phone },
  { label: "Aani", countries: ["AE"], accepts: either },
  { label: "FPS", countries: ["HK"], accepts: either },
  { label: "DuitNow", countries: ["MY"], accepts: phone },
];

/** Writes a label without spaces, accents and capitals. */
export const railName = (label: string): string =>
  normalForm(label, "NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

/** Returns the rail of a label, however it is spelled: "mbway", "Sinpe movil"; undefined for a name of the guide's own. */
export const numberRail = (label: string | undefined): NumberRail | undefined =>
  NUMBER_RAILS.find((rail) => railName(rail.label) === railName(label ?? ""));
