import { html } from "hono/html";
import type { Config } from "../env.ts";
import { hostedAt, isElsewhere } from "./hosted-at.ts";
import { listCookies } from "./cookies.ts";
import type { Html } from "./legal-page.ts";
import type { LegalSpeech } from "./speech.ts";
import { STORED_ELSEWHERE } from "./stored-elsewhere.ts";
import { STORED_IN_DATABASE } from "./stored-in-database.ts";

/**
 * Returns a table. Its roles are written out, because on a phone each row is displayed as a block, and browsers then no
 * longer treat it as a row.
 */
const table = (what: string, howLong: string, rows: readonly Html[]): Html =>
  html`<table role="table">
    <thead role="rowgroup">
      <tr role="row">
        <th scope="col" role="columnheader">${what}</th>
        <th scope="col" role="columnheader">${howLong}</th>
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${rows}
    </tbody>
  </table>`;

/** Builds the cell that says how long something stays. On a phone its column's head precedes it. */
const until = ({ t }: LegalSpeech, text: string): Html =>
  html`<td role="cell" data-head="${t("How long:")}">${text}</td>`;

/** Returns the table of every cookie of the site. */
export const cookieTable = (isSecure: boolean, speech: LegalSpeech): Html =>
  table(
    speech.t("Cookie, and what it is for"),
    speech.t("How long"),
    listCookies(isSecure, speech).map(
      ({ name, purpose, until: text }) =>
        html`<tr role="row">
          <th scope="row" role="rowheader">
            <b><code>${name}</code></b> ${speech.t(purpose)}
          </th>
          ${until(speech, text)}
        </tr>`,
    ),
  );

/** Returns the table of everything that is stored. */
export const storedTable = (config: Config, speech: LegalSpeech): Html => {
  const isHere = isElsewhere(config);
  const { t, language } = speech;
  const gap = /^(?:ja|zh)/.test(language) ? "" : " ";
  return table(
    t("What, and why"),
    t("How long"),
    [...STORED_IN_DATABASE, ...STORED_ELSEWHERE].map(
      (line) =>
        html`<tr role="row">
          <th scope="row" role="rowheader">
            <b>${t(line.what)}</b> ${[t(line.holds), t(line.why)].join(gap)}
            <span class="base">${isHere ? hostedAt(config, speech) : line.where} · ${t(line.basis)}</span>
          </th>
          ${until(speech, line.until(speech, isHere))}
        </tr>`,
    ),
  );
};
