import { html } from "hono/html";
import type { Config } from "../env.ts";
import type { Html } from "./legal-page.ts";
import type { LegalSpeech } from "./speech.ts";

type Operator = Pick<Config, "LEGAL_NAME" | "LEGAL_ADDRESS" | "CONTACT_EMAIL">;

/** Says what the operator has not filled in; "" where nothing is missing. */
function missing(
  { LEGAL_NAME, LEGAL_ADDRESS, CONTACT_EMAIL }: Operator,
  { t, list }: LegalSpeech,
): Html | "" {
  const names = [
    ...(LEGAL_NAME ? [] : [t("name")]),
    ...(LEGAL_ADDRESS ? [] : [t("postal address")]),
    ...(CONTACT_EMAIL ? [] : [t("e-mail address")]),
  ];
  if (names.length === 0) return "";
  return html`<p class="unset">
    ${t("The operator of this site has not filled in their {list} yet.", { list: list(names) })}
  </p>`;
}

/** Writes the operator's e-mail address as a link, or says that there is none. */
export const contactLink = ({ CONTACT_EMAIL }: Operator, { t }: LegalSpeech): Html =>
  CONTACT_EMAIL
    ? html`<a class="link" href="mailto:${CONTACT_EMAIL}" dir="ltr">${CONTACT_EMAIL}</a>`
    : html`<span class="unset"
        >${t("an e-mail address that the operator of this site has not filled in yet")}</span
      >`;

/** Writes who runs the site: name, address and e-mail, and what of these is missing. */
export function operatorCard(operator: Operator, speech: LegalSpeech): Html {
  const { LEGAL_NAME, LEGAL_ADDRESS, CONTACT_EMAIL } = operator;
  const lines = [LEGAL_NAME, ...LEGAL_ADDRESS.split("\n").map((line) => line.trim())].filter(
    (line) => line !== "",
  );
  return html`${
    lines.length > 0 &&
    html`<address>${lines.map((line, index) => html`${index > 0 && html`<br />`}${line}`)}</address>`
  }
  ${CONTACT_EMAIL && html`<p>${speech.prose("E-mail: {address}", { address: contactLink(operator, speech) })}</p>`}
  ${missing(operator, speech)}`;
}
