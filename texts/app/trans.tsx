import { Fragment, type ReactNode } from "react";
import type { NamesIn } from "#locales/text.ts";
import type { AppText } from "#locales/account.ts";
import { partsOf } from "./t.ts";

type TransProps<Text extends AppText> = { text: Text; parts: Record<NamesIn<Text>, ReactNode> };

/** Shows a sentence with elements in it, such as a link or a name in bold. */
export const Trans = <Text extends AppText>({ text, parts }: TransProps<Text>) => {
  const nodes: Record<string, ReactNode> = parts;
  return partsOf(text).map((part, place) => (
    <Fragment key={place}>{place % 2 === 0 ? part : nodes[part]}</Fragment>
  ));
};
