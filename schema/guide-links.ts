import * as z from "zod/mini";
import { message } from "#texts/message.ts";
import { cleanLine, tooLong } from "./clean-text.ts";
import { byLinkField, LINK_KINDS, type LinkField, type LinkKind } from "./links.ts";
import { emailAddress, emptied, line } from "./text.ts";
import { optionalWebUrl } from "./url.ts";

/** The longest username or number in a link's field. */
const USERNAME_MAX = 100;

/** Writes the message about what a guest could not open: 'PayPal: This is not a username. …' */
const notUsername = ({ field, label, prefix }: LinkKind): string =>
  field === "phone"
    ? message(
        "{label}: This is not a phone number. Please enter one, with its country code, such as {example}.",
        { label, example: "+351912345678" },
      )
    : message("{label}: This is not a username. Please enter the name after {prefix}, such as {example}.", {
        label,
        prefix,
        example: field === "whatsapp" ? "+351912345678" : "marta",
      });

/** Returns whether guests could not open what is in a field with a prefix. What is stored there may stay. */
function isWrongLink({ field, prefix, normalise, toUrl }: LinkKind, value: string, stored: string): boolean {
  if (field === "email" || prefix === "" || value === "") return false;
  // The form shows a number without its plus.
  const bare = (text: string): string => cleanLine(normalise(text)).replace(/^\+/, "");
  return value.length <= USERNAME_MAX && toUrl(value) === null && bare(value) !== bare(stored);
}

/** Lists the issues of links that guests could not open, but for those that are stored. */
export const wrongLinks = (
  values: Readonly<Partial<Record<LinkField, string | undefined>>>,
  stored: Readonly<Record<LinkField, string>>,
): { path: LinkField[]; message: string }[] =>
  LINK_KINDS.filter((kind) => isWrongLink(kind, values[kind.field] ?? "", stored[kind.field])).map(
    (kind) => ({
      path: [kind.field],
      message: notUsername(kind),
    }),
  );

/** Returns the rule of one link, whatever it leads to. */
export function linkRule(kind: LinkKind) {
  const { field, prefix, label, normalise } = kind;
  if (field === "email") return emptied(z.union([z.literal(""), emailAddress], "Please enter a valid email"));
  if (prefix === "") return emptied(optionalWebUrl);
  return emptied(
    line({
      label,
      max: USERNAME_MAX,
      normalise,
      // The address of a post is long as apps share it, and a shorter one would be none of a guide either.
      tooLong: (value) => (/[/:]/.test(value) ? notUsername(kind) : tooLong(label, USERNAME_MAX)),
    }),
  );
}

/** Returns the rules of the links that guests can open. `stored`: a profile's, which may stay. */
export const linkRules = (stored?: Readonly<Record<LinkField, string>>) =>
  byLinkField((kind) =>
    linkRule(kind).check(
      z.refine((value) => !isWrongLink(kind, value ?? "", stored?.[kind.field] ?? ""), notUsername(kind)),
    ),
  );
