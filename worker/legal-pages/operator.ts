import { html } from "hono/html";
import type { Config } from "../env.ts";
import type { Html } from "./legal-page.ts";

type Operator = Pick<Config, "LEGAL_NAME" | "LEGAL_ADDRESS" | "CONTACT_EMAIL">;

const NAMES = {
  LEGAL_NAME: "name",
  LEGAL_ADDRESS: "postal address",
  CONTACT_EMAIL: "e-mail address",
} as const satisfies Record<keyof Operator, string>;

const list = new Intl.ListFormat("en");

/** Says what the operator has not filled in; nothing where all is there. */
function missing(operator: Operator): Html | "" {
  const names = Object.entries(NAMES).flatMap(([key, name]) =>
    operator[key as keyof Operator] === "" ? [name] : [],
  );
  if (names.length === 0) return "";
  return html`<p class="unset">
    The operator of this site has not filled in their ${list.format(names)} yet.
  </p>`;
}

/** The operator's e-mail address as a link, or that there is none. */
export const contact = ({ CONTACT_EMAIL }: Operator): Html =>
  CONTACT_EMAIL
    ? html`<a class="link" href="mailto:${CONTACT_EMAIL}">${CONTACT_EMAIL}</a>`
    : html`<span class="unset">an e-mail address that the operator of this site has not filled in yet</span>`;

/** Who runs the site: name, address and e-mail, and what of these is missing. */
export function operatorCard(operator: Operator): Html {
  const { LEGAL_NAME, LEGAL_ADDRESS, CONTACT_EMAIL } = operator;
  const lines = [LEGAL_NAME, ...LEGAL_ADDRESS.split(/\s*\n\s*/)].filter((line) => line !== "");
  return html`${
    lines.length > 0 &&
    html`<address>${lines.map((line, index) => html`${index > 0 && html`<br />`}${line}`)}</address>`
  }
  ${CONTACT_EMAIL && html`<p>E-mail: ${contact(operator)}</p>`} ${missing(operator)}`;
}
