import { html } from "hono/html";
import type { Section } from "./email.ts";
import type { EmailSpeech } from "./email-speech.ts";

/** Writes figures as plain text, a line each. */
export const sectionText = ({ t }: EmailSpeech, { title, figures }: Section): string =>
  [
    ...(title === undefined ? [] : [title]),
    ...figures.map(({ label, value, note }) => `${t("{label}:", { label })} ${value} (${note})`),
  ].join("\n");

/** Writes figures as rows of an e-mail's table: what is counted on one side, the number on the other. */
export const sectionHtml = ({ dir }: EmailSpeech, { title, figures }: Section) => {
  const [start, end] = dir === "rtl" ? ["right", "left"] : ["left", "right"];
  return html`<tr>
    <td style="padding:18px 0 0">
      <table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%">
        ${
          title === undefined
            ? ""
            : html`<tr>
                <td
                  class="ink"
                  colspan="2"
                  align="${start}"
                  style="font-size:19px;line-height:26px;font-weight:800;color:#0f1936;padding:6px 0"
                >
                  <bdi>${title}</bdi>
                </td>
              </tr>`
        }
        ${figures.map(
          ({ label, value, note }) =>
            html`<tr>
              <td
                class="ink line"
                align="${start}"
                style="font-size:17px;line-height:24px;color:#0f1936;padding:8px 0;border-top:1px solid #e3d9c7"
              >
                ${label}<br /><span class="soft" style="font-size:15px;line-height:20px;color:#3b4663"
                  >${note}</span
                >
              </td>
              <td
                class="ink line"
                align="${end}"
                valign="top"
                style="font-size:19px;line-height:24px;font-weight:800;color:#0f1936;padding:8px 0;border-top:1px solid #e3d9c7;white-space:nowrap"
              >
                ${value}
              </td>
            </tr>`,
        )}
      </table>
    </td>
  </tr>`;
};
