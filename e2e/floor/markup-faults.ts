import type { Floor } from "../../build/targets.ts";
import { isAbove, lookUp, statementAt } from "./compat.ts";

/** Attributes that no browser is asked about: data's own, and those of scripts and frameworks. */
const pathsOf = (tag: string, name: string, value?: string): string[] => [
  `html/elements/${tag}/${name}`,
  `html/global_attributes/${name}`,
  ...(value === undefined ? [] : [`html/elements/${tag}/${name}_${value}`]),
];

/** Lists what an element and its attributes ask of a browser that a floor lacks, as paths of the data. */
export function markupFaults(
  tag: string,
  attributes: readonly [name: string, value?: string][],
  floor: Floor,
): string[] {
  if (!/^[a-z]+\d?$/.test(tag) || !lookUp(`html/elements/${tag}`)) return [];
  const paths = [
    `html/elements/${tag}`,
    ...attributes.flatMap(([name, value]) => pathsOf(tag, name.toLowerCase(), value)),
  ];
  return paths.filter((path) => {
    const compat = statementAt(path);
    return compat !== undefined && isAbove(floor, compat);
  });
}

const TAG = /<([a-z][a-z\d]*)((?:\s+[^\s<>"'/=]+(?:="[^"]*"|=[^\s"'<>]+)?)*)\s*\/?>/g;
const ATTRIBUTE = /([^\s<>"'/=]+)(?:="([^"]*)"|=([^\s"'<>]+))?/g;

/** Lists the same for a document. */
export const documentFaults = (html: string, floor: Floor): string[] => [
  ...new Set(
    [...html.matchAll(TAG)].flatMap(([, tag = "", all = ""]) => {
      const attributes = [...all.matchAll(ATTRIBUTE)].map(
        ([, name = "", quoted, bare]): [string, string?] => [name, quoted ?? bare],
      );
      return markupFaults(tag, attributes, floor);
    }),
  ),
];
