/** Lists the paths of a selector's pseudo-classes and -elements. */
export function selectorPaths(selector: string): string[] {
  const text = selector.replace(/\\./g, "");
  return [
    ...[...text.matchAll(/::?([a-z-]+)/g)].map(([, name]) => `css/selectors/${name}`),
    ...(/:not\((?:[^()]|\([^()]*\))*,/.test(text) || /:not\([^()]*[^\s(),] +[^\s)]/.test(text)
      ? ["css/selectors/not/selector_list"]
      : []),
  ];
}
