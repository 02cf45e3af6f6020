import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { AMOUNT, PRICE } from "../engine/price.ts";

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const STYLE = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 20%, transparent); }
* { box-sizing: border-box; }
body { max-width: 34rem; margin: 0 auto; padding: 16px; font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
.note { padding: 12px 16px; border-radius: 12px; background: light-dark(#fff4d6, #33290f); }
.card { margin: 0 0 16px; padding: 20px; border: 1px solid var(--line); border-radius: 16px; }
.price { font-size: 1.5rem; font-weight: 700; }
.soft { opacity: 0.75; }
.bad { color: light-dark(#9f0f2c, #ff9aa3); font-weight: 600; }
h1, h2, p { margin: 0 0 8px; line-height: 1.3; }
form { display: grid; gap: 12px; margin: 16px 0 4px; }
button { min-height: 48px; border: 1px solid; border-radius: 12px; background: none; font: inherit; font-weight: 600; }
button.main { background: CanvasText; color: Canvas; }
a { display: inline-block; padding: 12px 0; color: inherit; }
table { width: 100%; border-spacing: 0; }
td { padding: 8px 8px 8px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
`;

/** Creates a whole page. It works without JavaScript and says that it is not Stripe. */
export const layout = (title: string, body: Html): Html =>
  html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title} · Local stand-in for Stripe</title>
      <style>
        ${raw(STYLE)}
      </style>
      <main>
        <p class="note">This is a local stand-in for Stripe. It asks for no card, and nobody is charged.</p>
        ${body}
      </main>
    </html>`;

/** Writes cents as text, such as `€9.00`. */
export const money = (cents: number): string =>
  new Intl.NumberFormat("en", { style: "currency", currency: PRICE.currency }).format(cents / 100);

export const PER_MONTH = `${money(AMOUNT)} per month`;

/** Writes unix seconds as text, such as `1 March 2027`. */
export const day = (seconds: number): string =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(seconds * 1000);
