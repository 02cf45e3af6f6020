import type { CompatStatement, Identifier } from "@mdn/browser-compat-data";
import type { Floor } from "../../build/targets.ts";
import { data, isAbove, statementAt, statementOf } from "./compat.ts";

// What scripts call by a name: global objects, their functions, and members of whatever object it is.

const entriesOf = (group: object = {}): [name: string, Identifier][] =>
  Object.entries(group).filter(([name]) => name !== "__compat" && !name.startsWith("@@"));

const BUILTINS = [
  ...entriesOf(data.javascript.builtins),
  // `Intl.Segmenter` and its methods stand one level lower.
  ...["Intl", "Temporal", "WebAssembly"].flatMap((name) =>
    entriesOf(data.javascript.builtins?.[name]).map(([inner, all]): [string, Identifier] => [
      `${name}.${inner}`,
      all,
    ]),
  ),
];

/** Objects that every script finds under a name, and what they are. */
const SINGLETONS: Record<string, string> = {
  navigator: "Navigator",
  document: "Document",
  location: "Location",
  history: "History",
  screen: "Screen",
  crypto: "Crypto",
  performance: "Performance",
  localStorage: "Storage",
  sessionStorage: "Storage",
  caches: "CacheStorage",
  indexedDB: "IDBFactory",
  visualViewport: "VisualViewport",
};

const globals = new Map<string, CompatStatement>();
const owned = new Map<string, CompatStatement>();
const members = new Map<string, { compat: CompatStatement; isStatic: boolean }[]>();
/** Members of the language's own objects: an app has few things of such names. */
const builtinMembers = new Set<string>();

/** Tells whether a name is a function of the object itself, `Map.groupBy`, not of what it makes. */
function isStatic(owner: string, key: string, isBuiltin: boolean): boolean {
  if (!isBuiltin) return key.endsWith("_static");
  const made = owner.split(".").reduce<unknown>((at, name) => Reflect.get(Object(at), name), globalThis);
  return Object.hasOwn(Object(made), key) && !(key in Object(Reflect.get(Object(made), "prototype")));
}

function add(owner: string, entries: [string, Identifier][], isBuiltin = false): void {
  for (const [key, { __compat: compat }] of entries) {
    if (!compat || key.endsWith("_event") || (key.includes("_") && !key.endsWith("_static"))) continue;
    const name = key.replace("_static", "");
    const isOwn = isStatic(owner, key, isBuiltin);
    owned.set(`${owner}.${isOwn || owner in SINGLETONS ? "" : "prototype."}${name}`, compat);
    if (name === owner) continue;
    members.set(name, [...(members.get(name) ?? []), { compat, isStatic: isOwn }]);
    if (isBuiltin) builtinMembers.add(name);
  }
}

for (const [group, isBuiltin] of [
  [entriesOf(data.api), false],
  [BUILTINS, true],
] as const)
  for (const [name, all] of group) {
    const compat = statementOf(all);
    if (compat) globals.set(name, compat);
    add(name, entriesOf(all), isBuiltin);
  }
for (const [name, type] of Object.entries(SINGLETONS)) add(name, entriesOf(data.api[type]));
for (const [name, { __compat: compat }] of entriesOf(data.api.Window))
  if (compat && !name.includes("_")) globals.set(name, compat);

export const isGlobal = (name: string): boolean => globals.has(name);

/** Tells whether a floor lacks a global object or function. */
export const lacksGlobal = (floor: Floor, name: string): boolean => {
  const compat = globals.get(name);
  return compat !== undefined && isAbove(floor, compat);
};

/** Tells whether a floor lacks `Owner.name`; undefined if the data know no such thing. */
export const lacksOwned = (floor: Floor, owner: string, name: string): boolean | undefined => {
  const compat = owned.get(`${owner}.${name}`) ?? owned.get(`${owner}.prototype.${name}`);
  return compat && isAbove(floor, compat);
};

/** Tells whether a floor lacks a member of this name in whatever has one. */
export function lacksMember(floor: Floor, name: string): boolean {
  const all = members.get(name) ?? [];
  return all.some((each) => !each.isStatic) && all.every(({ compat }) => isAbove(floor, compat));
}

/** Tells whether a name is a method of the language's own objects, such as an array. */
export const isBuiltinMember = (name: string): boolean => builtinMembers.has(name);

/** Tells whether a floor lacks a method of iterators. An array may have one of the same name. */
export const lacksIterators = (floor: Floor, name: string): boolean =>
  lacksOwned(floor, "Iterator", name) ?? false;

/** Tells whether a floor lacks an option of one of `Intl`'s constructors. */
export function lacksOption(floor: Floor, owner: string, option: string): boolean {
  const path = `javascript/builtins/${owner.replace(".", "/")}/${owner.replace("Intl.", "")}`;
  const compat = statementAt(`${path}/options_parameter/options_${option}_parameter`);
  return compat !== undefined && isAbove(floor, compat);
}

/** Lists all that a floor lacks: global objects by name, functions as `Owner.name`, members as `Owner.prototype.name`. */
export const namesAbove = (floor: Floor): string[] =>
  [...globals, ...owned].flatMap(([name, compat]) => (isAbove(floor, compat) ? [name] : []));
