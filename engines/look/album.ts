import type { EngineName } from "../tab.ts";

/** Returns a page that shows pictures beside each other, a row for each screen and a column for each engine. */
export const albumOf = (keys: string[], engines: EngineName[]): string => `<!doctype html>
<meta charset="utf-8">
<title>Screens in ${engines.join(", ")}</title>
<style>
  body { font: 14px sans-serif; background: #888 }
  div { display: grid; grid-template-columns: repeat(${engines.length}, 1fr); gap: 8px; align-items: start }
  img { max-width: 100% }
</style>
${keys
  .map(
    (key) =>
      `<h2>${key}</h2><div>${engines.map((name) => `<img loading="lazy" src="${key}-${name}.png" alt="${name}">`).join("")}</div>`,
  )
  .join("\n")}
`;
