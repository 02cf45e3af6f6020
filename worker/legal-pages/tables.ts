import { html } from "hono/html";
import { listCookies } from "./cookies.ts";
import type { Html } from "./legal-page.ts";
import { STORED_ELSEWHERE } from "./stored-elsewhere.ts";
import { STORED_IN_DATABASE } from "./stored-in-database.ts";

/** Roles are written out: on a phone each row is a block, and browsers forget then that it is one. */
const table = (heads: readonly [string, string], rows: readonly Html[]): Html =>
  html`<table role="table">
    <thead role="rowgroup">
      <tr role="row">
        <th scope="col" role="columnheader">${heads[0]}</th>
        <th scope="col" role="columnheader">${heads[1]}</th>
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${rows}
    </tbody>
  </table>`;

/** Every cookie of the site. */
export const cookieTable = (isSecure: boolean): Html =>
  table(
    ["Cookie, and what it is for", "How long"],
    listCookies(isSecure).map(
      ({ name, purpose, until }) =>
        html`<tr role="row">
          <th scope="row" role="rowheader">
            <b><code>${name}</code></b> ${purpose}
          </th>
          <td role="cell">${until}</td>
        </tr>`,
    ),
  );

/** Everything that is stored. */
export const storedTable = (): Html =>
  table(
    ["What, and why", "How long"],
    [...STORED_IN_DATABASE, ...STORED_ELSEWHERE].map(
      ({ what, holds, why, basis, where, until }) =>
        html`<tr role="row">
          <th scope="row" role="rowheader">
            <b>${what}</b> ${holds} ${why}
            <span class="base">${where} · ${basis}</span>
          </th>
          <td role="cell">${until}</td>
        </tr>`,
    ),
  );
