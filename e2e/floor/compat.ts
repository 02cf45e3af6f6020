import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { CompatData, CompatStatement, Identifier, SupportStatement } from "@mdn/browser-compat-data";
import type { Floor } from "../../build/targets.ts";

// MDN's compatibility data: in which version of which browser something came.

const file = createRequire(import.meta.url).resolve("@mdn/browser-compat-data");
export const data = JSON.parse(readFileSync(file, "utf8")) as CompatData;

/** Returns the statement of an entry. */
export const statementOf = ({ __compat: compat }: Identifier): CompatStatement | undefined => compat;

/** Returns what the data have under a path such as `javascript/builtins/Map/groupBy`. */
export const lookUp = (path: string): Identifier | undefined =>
  path.split("/").reduce<Identifier | undefined>((at, key) => at?.[key], data as unknown as Identifier);

/** Returns the statement under a path. */
export const statementAt = (path: string): CompatStatement | undefined => statementOf(lookUp(path) ?? {});

/** Browsers on computers, on phones, and inside other apps. Firefox for Android went from 68 to 79. */
const versionsOf = ({ safari, chrome, firefox }: Floor) => ({
  safari,
  safari_ios: safari,
  chrome,
  chrome_android: chrome,
  webview_android: chrome,
  firefox,
  firefox_android: String(Math.max(79, Number(firefox))),
});

/** Compares versions by their parts: 15.10 comes after 15.4. */
function isAfter(version: string, floor: string): boolean {
  const parts = (text: string) => text.replace("≤", "").split(".").map(Number);
  const [major = 0, minor = 0] = parts(version);
  const [floorMajor = 0, floorMinor = 0] = parts(floor);
  return major === floorMajor ? minor > floorMinor : major > floorMajor;
}

function supports(statement: SupportStatement | undefined, floor: string, prefix?: string): boolean {
  return [statement ?? []].flat().some(({ version_added: since, ...rest }) => {
    if (rest.flags !== undefined || rest.version_removed !== undefined || rest.alternative_name !== undefined)
      return false;
    return (
      rest.prefix === prefix && typeof since === "string" && since !== "preview" && !isAfter(since, floor)
    );
  });
}

/**
 * Tells whether a browser as old as the floor lacks something; `hasPrefixed` if it also stands there under the prefix of
 * the browser that needs one.
 */
export const isAbove = (
  floor: Floor,
  { support }: CompatStatement,
  hasPrefixed: (prefix: string) => boolean = () => false,
): boolean =>
  Object.entries(versionsOf(floor)).some(([browser, version]) => {
    const statement = support[browser as keyof typeof support];
    if (statement === undefined || supports(statement, version)) return false;
    return !["-webkit-", "-moz-"].some((each) => hasPrefixed(each) && supports(statement, version, each));
  });
