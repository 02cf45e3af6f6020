import { calledAs } from "#payment-codes/other-service.ts";
import type { PublicGuide } from "#schema/guide.ts";
import { filledLinks } from "#schema/links.ts";
import { isWebUrl } from "#schema/web-url.ts";

/** A link that is safe to render: http, https, mailto or tel. Web links open in a new tab. */
export type ShownLink = ReturnType<typeof filledLinks>[number] & {
  /** the first letter of another service than the field's, where the link leads to one */
  initial?: string;
  /** the host of a link, where the label doesn't name it */
  via?: string;
  /** what a guest who has chosen an amount is told below the name, a line each: what it takes, and that it has the amount */
  notes?: string[];
};

/** Lists a guide's six payment fields as the menu names them. */
export const tipLinks = (guide: PublicGuide): ShownLink[] =>
  filledLinks(guide, "payment").map((link) => {
    const called = calledAs(link.field, link.url);
    return { ...link, ...called, ...(called.label !== undefined && { initial: called.label.slice(0, 1) }) };
  });

/** Returns the address of an image that is ours or https; null for any other. */
export const shownImage = (url: string | null): string | null =>
  url !== null && (/^\/(?!\/)/.test(url) || (isWebUrl(url) && /^https:/i.test(url))) ? url : null;
