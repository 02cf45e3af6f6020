import { html } from "hono/html";
import type { Figure, Section } from "./email.ts";
import type { EmailSpeech } from "./email-speech.ts";

/** Writes figures as plain text, a line each. */
export const sectionText = ({ t }: EmailSpeech, { title, figures }: Section): string =>
  [
    ...(title === undefined ? [] : [title]),
    ...figures.map(({ label, value, note }) => `${t("{label}:", { label })} ${value} (${note})`),
  ].join("\n");

const CELL = "padding:8px 0;border-top:1px solid #e3d9c7";
const NOTE = "font-size:15px;color:#3b4663";
const VALUE = `${CELL};font-size:19px;font-weight:800`;

/** Writes figures as rows of an e-mail's table: what is counted on one side, the number on the other. What all share stands once. */
export const sectionHtml = ({ dir }: EmailSpeech, { title, figures }: Section) => {
  const [start, end] = dir === "rtl" ? ["right", "left"] : ["left", "right"];
  const row = ({ label, value, note }: Figure) =>
    html`<tr>
      <td style="${CELL}">${label}<br /><span class="soft" style="${NOTE}">${note}</span></td>
      <td align="${end}" valign="top" nowrap style="${VALUE}">${value}</td>
    </tr>`;
  return html`<tr>
    <td style="padding:18px 0 0">
      <table
        class="ink figures"
        role="presentation"
        cellpadding="0"
        cellspacing="0"
        border="0"
        width="100%"
        style="font-size:17px;line-height:24px;color:#0f1936;text-align:${start}"
      >
        ${
          title === undefined
            ? ""
            : html`<tr>
                <td colspan="2" style="font-size:19px;font-weight:800;padding:6px 0">
                  <bdi>${title}</bdi>
                </td>
              </tr>`
        }
        ${figures.map(row)}
      </table>
    </td>
  </tr>`;
};
