import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import type { Price } from "./shapes.ts";

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const STYLE = `
:root { color-scheme: light dark; --paper: #f4f5f7; --card: #fff; --ink: #16202e; --soft: #55606f; --line: #d5dae1;
  --note: #fff4d6; --note-ink: #5c4200; --bad: #9f0f2c; }
@media (prefers-color-scheme: dark) { :root { --paper: #11161d; --card: #1a212b; --ink: #eef1f5; --soft: #a7b1bf;
  --line: #36404d; --note: #33290f; --note-ink: #f4cb7a; --bad: #ff9aa3; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 32rem; margin: 0 auto; padding: 16px; }
.note { margin: 0 0 16px; padding: 12px 16px; border-radius: 12px; background: var(--note); color: var(--note-ink); }
.card { margin: 0 0 16px; padding: 20px; border: 1px solid var(--line); border-radius: 16px; background: var(--card); }
h1 { margin: 0 0 8px; font-size: 1.5rem; line-height: 1.2; }
h2 { margin: 0 0 8px; font-size: 1.125rem; }
p { margin: 0 0 8px; overflow-wrap: anywhere; }
.price { font-size: 1.5rem; font-weight: 700; text-wrap: balance; }
.soft { color: var(--soft); }
.bad { color: var(--bad); font-weight: 600; }
form { display: grid; gap: 12px; margin: 16px 0 4px; }
button { min-height: 48px; padding: 8px 16px; border: 1px solid var(--ink); border-radius: 12px; background: none;
  color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
button.main { background: var(--ink); color: var(--card); }
a { display: inline-block; padding: 12px 0; color: inherit; }
a:focus-visible, button:focus-visible { outline: 3px solid currentColor; outline-offset: 3px; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 8px 8px 8px 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top;
  overflow-wrap: anywhere; }
td + td { white-space: nowrap; }
td a { padding: 0; }
`;

/** A whole page. It works without JavaScript and says what it is. */
export const page = (title: string, body: Html): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Local stand-in for Stripe</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <p class="note">This is a local stand-in for Stripe. It asks for no card, and nobody is charged.</p>
          ${body}
        </main>
      </body>
    </html>`;

/** Cents as text, such as `€9.00`. */
export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat("en", { style: "currency", currency }).format(cents / 100);

/** Unix seconds as text, such as `1 March 2027`. */
export const day = (seconds: number): string =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(seconds * 1000);

export const perMonth = ({ unit_amount, currency }: Price, quantity = 1): string =>
  `${money((unit_amount ?? 0) * quantity, currency)} per month`;
