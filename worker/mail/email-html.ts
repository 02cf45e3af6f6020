import { html, raw } from "hono/html";
import { BRAND } from "#schema/brand.ts";
import type { Content } from "./email.ts";
import type { EmailSpeech } from "./email-speech.ts";
import { sectionHtml } from "./sections.ts";

const FONT = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const TABLE = raw('role="presentation" cellpadding="0" cellspacing="0" border="0"');
const DARK = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  body, .page { background: #0d1528 !important; }
  .card { background: #162038 !important; }
  .ink { color: #f6f0e3 !important; }
  .soft, .soft a { color: #c6cbd9 !important; }
  .button { background: #f6f0e3 !important; }
  .button a { color: #0f1936 !important; }
  .slot { background: #070c19 !important; }
  .strap { background: #ff8a4a !important; }
  .line, .figures td { border-color: #2b3856 !important; }
}`;
const SOFT = "font-size:17px;line-height:26px;color:#3b4663;text-align:center";

/** The badge's strap in its slot, made of table cells, because mail programs draw nothing else alike. */
const strap = html`<tr>
    <td align="center">
      <table ${TABLE}>
        <tr>
          <td
            class="strap"
            width="36"
            height="40"
            style="width:36px;height:40px;background:#ff8236;font-size:0;line-height:0"
          >
            &nbsp;
          </td>
        </tr>
      </table>
    </td>
  </tr>
  <tr>
    <td class="card" align="center" style="background:#fffdf8;border-radius:28px 28px 0 0;padding:0">
      <table ${TABLE}>
        <tr>
          <td width="12"></td>
          <td
            class="strap"
            width="36"
            height="16"
            style="height:16px;background:#ff8236;font-size:0;line-height:0"
          >
            &nbsp;
          </td>
          <td width="12"></td>
        </tr>
        <tr>
          <td
            class="slot"
            colspan="3"
            height="10"
            style="height:10px;background:#d9cdb8;border-radius:5px;font-size:0;line-height:0"
          >
            &nbsp;
          </td>
        </tr>
      </table>
    </td>
  </tr>`;

/**
 * Writes the attributes of the outermost table. It has the language too, because some mail programs drop the document's
 * element.
 */
const outermost = ({ language, dir }: EmailSpeech) =>
  raw(`${TABLE} width="100%" class="page"${language === "en" ? "" : ` lang="${language}" dir="${dir}"`}`);

type Frame = Content & { why: string; stop: string };

/** Writes an e-mail as HTML, with inline styles and no remote image. `stop` is the text of the link that stops such e-mails. */
export const emailHtml = (
  speech: EmailSpeech,
  { subject, paragraph, quote, sections = [], next, button, note, why, stop, unsubscribeUrl }: Frame,
) =>
  html`<!doctype html>
    <html lang="${speech.language}" dir="${speech.dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${raw(DARK)}
        </style>
      </head>
      <body class="page" style="margin:0;padding:0;background:#f7f1e6">
        <table ${outermost(speech)} style="background:#f7f1e6;font-family:${raw(FONT)}">
          <tr>
            <td align="center" style="padding:0 16px 40px">
              <table ${TABLE} width="100%" style="max-width:536px">
                ${strap}
                <tr>
                  <td
                    class="card"
                    style="background:#fffdf8;border-radius:0 0 28px 28px;padding:26px 24px 40px"
                  >
                    <table ${TABLE} width="100%">
                      <tr>
                        <td
                          class="ink"
                          align="center"
                          style="font-size:28px;line-height:34px;font-weight:800;color:#0f1936;padding:0 0 12px"
                        >
                          <h1 style="margin:0;font-size:28px;line-height:34px">${subject}</h1>
                        </td>
                      </tr>
                      <tr>
                        <td class="soft" style="${SOFT}">${paragraph}</td>
                      </tr>
                      ${
                        quote === undefined
                          ? ""
                          : html`<tr>
                              <td
                                class="ink quote"
                                style="font-size:17px;line-height:26px;color:#0f1936;padding:18px 0 0;white-space:pre-line"
                              >
                                ${quote.stars}<br /><span lang="${quote.language}" dir="auto"
                                  >${quote.comment}</span
                                ><br />${quote.by}
                              </td>
                            </tr>`
                      }
                      ${sections.map((section) => sectionHtml(speech, section))}
                      ${
                        next === undefined
                          ? ""
                          : html`<tr>
                              <td class="ink" style="${SOFT};color:#0f1936;padding:22px 0 0">${next}</td>
                            </tr>`
                      }
                      <tr>
                        <td align="center" style="padding:26px 0 6px">
                          <table ${TABLE} width="100%">
                            <tr>
                              <td
                                class="button"
                                align="center"
                                height="56"
                                style="background:#0f1936;border-radius:14px;height:56px"
                              >
                                <a
                                  href="${button.url}"
                                  style="display:block;padding:16px 20px;font-size:18px;line-height:24px;font-weight:700;color:#fffdf8;text-decoration:none"
                                  >${button.label}</a
                                >
                              </td>
                            </tr>
                          </table>
                        </td>
                      </tr>
                      <tr>
                        <td class="soft" style="${SOFT};padding:16px 0 24px">${note}</td>
                      </tr>
                      <tr>
                        <td
                          class="soft line"
                          style="font-size:15px;line-height:22px;color:#3b4663;text-align:center;padding-top:18px;border-top:2px dashed #e3d9c7"
                        >
                          <a href="${button.url}" style="color:#3b4663;word-break:break-all">${button.url}</a>
                        </td>
                      </tr>
                    </table>
                  </td>
                </tr>
                <tr>
                  <td
                    class="soft"
                    align="center"
                    style="padding:26px 20px 0;font-size:15px;line-height:22px;color:#3b4663"
                  >
                    <strong class="ink" style="font-size:17px;color:#0f1936">${BRAND}</strong><br />${why}
                    ${
                      unsubscribeUrl === undefined
                        ? ""
                        : html`<br /><a href="${unsubscribeUrl}" style="color:#3b4663">${stop}</a>`
                    }
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
