import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import type { StoredEmail } from "./emails.ts";

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const STYLE = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 20%, transparent); }
* { box-sizing: border-box; }
body { max-width: 44rem; margin: 0 auto; padding: 16px; font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
.note { padding: 12px 16px; border-radius: 12px; background: light-dark(#fff4d6, #33290f); }
ul { padding: 0; list-style: none; }
li a { display: block; padding: 12px 0; border-bottom: 1px solid var(--line); color: inherit; text-decoration: none; }
.soft { opacity: 0.75; }
iframe { width: 100%; height: 44rem; border: 1px solid var(--line); border-radius: 16px; background: #fff; }
pre { padding: 16px; border: 1px solid var(--line); border-radius: 16px; white-space: pre-wrap; }
`;

const layout = (title: string, body: Html): Html =>
  html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title} · Mailbox</title>
      <style>
        ${raw(STYLE)}
      </style>
      <main>
        <p class="note">The mailbox of this machine. E-mails end here: nothing is sent to anybody.</p>
        ${body}
      </main>
    </html>`;

/** Builds the page of all e-mails, newest first. */
export const listPage = (emails: StoredEmail[]): Html =>
  layout(
    "E-mails",
    html`<h1>E-mails</h1>
      ${emails.length === 0 ? html`<p>No e-mails yet.</p>` : ""}
      <ul>
        ${emails.map(
          ({ id, subject, to, sentAt }) =>
            html`<li>
              <a href="/letters/${id}">
                <strong>${subject}</strong><br /><span class="soft">to ${to}, <time>${sentAt}</time></span>
              </a>
            </li>`,
        )}
      </ul>`,
  );

/** Builds the page of one e-mail, as HTML in a frame that runs nothing, and as text. Its links open in a tab of their own. */
export const emailPage = ({ subject, to, from, text, html: body, sentAt }: StoredEmail): Html =>
  layout(
    subject,
    html`<p><a href="/">All e-mails</a></p>
      <h1>${subject}</h1>
      <p class="soft">from ${from}<br />to ${to}, <time>${sentAt}</time></p>
      <iframe
        title="The e-mail as HTML"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcdoc="${`<base target="_blank">${body}`}"
      ></iframe>
      <h2>As text</h2>
      <pre>${text}</pre>`,
  );
