import { Fragment, type ReactNode } from "react";
import type { NamesIn } from "#locales/text.ts";
import type { AppText } from "#locales/account.ts";
import { sayParts } from "./t.ts";

type SaidProps<Text extends AppText> = { text: Text; parts: Record<NamesIn<Text>, ReactNode> };

/** Shows a sentence with elements in it, such as a link or a name in bold. */
export const Said = <Text extends AppText>({ text, parts }: SaidProps<Text>) => {
  const nodes: Record<string, ReactNode> = parts;
  return sayParts(text).map((part, place) => (
    <Fragment key={place}>{place % 2 === 0 ? part : nodes[part]}</Fragment>
  ));
};
