import { existsSync, globSync, readFileSync } from "node:fs";
import { parse } from "postcss";
import { parseSync } from "vite";
import { APP_FLOOR, type Floor, GUEST_FLOOR } from "../../build/targets.ts";
import { asNode, textOf, visit } from "./nodes.ts";

// What the build made, with the floor of those who load it.

const CLIENT = "dist/client";
const WORKER = "dist/lanyard/assets";

export interface BuiltFile {
  name: string;
  kind: "script" | "sheet" | "document" | "markup";
  floor: Floor;
  text: string;
}

const GUEST_DOCUMENTS = ["guest/public-page/document.html", "guest/tip-page/document.html"];
const APP_DOCUMENTS = ["index.html", "landing/document.html", "pocket/document.html"];
/** Scripts that the public page loads for whoever is signed in. */
const FOR_OWNERS = /^(?:signed-in|owner-[a-z]+|toaster-root|way-back)-/;

const read = (name: string) => readFileSync(`${CLIENT}/${name}`, "utf8");
const fileName = (path: string) => path.replace(/^.*\//, "");

/** Lists the files that a script loads, with the sheets of what it imports later. */
function importsOf(text: string): string[] {
  const files: string[] = [];
  const [, list = ""] = /m\.f=\[([^\]]*)\]/.exec(text) ?? [];
  const later = [...list.matchAll(/assets\/([\w-]+\.\w+)/g)].map(([, file = ""]) => file);
  visit(parseSync("script.js", text).program, ({ type, source, arguments: args }) => {
    const path = /^Import|^Export/.test(type ?? "") ? textOf(asNode(source)) : undefined;
    if (path !== undefined) files.push(fileName(path));
    const [load, needed] = Array.isArray(args) ? args.map(asNode) : [];
    if (type !== "CallExpression" || !needed || asNode(needed.callee).name !== "__vite__mapDeps") return;
    let isForOwners = false;
    visit(load, (each) => {
      if (each.type === "ImportExpression")
        isForOwners ||= FOR_OWNERS.test(fileName(textOf(asNode(each.source)) ?? ""));
    });
    if (isForOwners) return;
    visit(needed, ({ type: kind, value }) => {
      if (kind === "Literal") files.push(later[Number(value)] ?? "");
    });
  });
  return files;
}

/** Lists what a guest's documents may load, now or later. */
function guestAssets(): Set<string> {
  const found = new Set<string>();
  const follow = (name: string) => {
    if (found.has(name) || FOR_OWNERS.test(name) || !existsSync(`${CLIENT}/assets/${name}`)) return;
    found.add(name);
    if (name.endsWith(".js")) for (const file of importsOf(read(`assets/${name}`))) follow(file);
  };
  for (const document of GUEST_DOCUMENTS)
    for (const [, name = ""] of read(document).matchAll(/\/assets\/([\w-]+\.\w+)/g)) follow(name);
  return found;
}

/** Tells whether a text in a script is a sheet. */
function isSheet(text: string): boolean {
  if (!/^[\s.:*#@a-z[-][^]*:[^]*\}\s*$/.test(text)) return false;
  try {
    let count = 0;
    parse(text).walkDecls(() => void (count += 1));
    return count > 5;
  } catch {
    return false;
  }
}

/** Lists the sheets that the worker puts inside its documents. They are all guests'. */
const workerSheets = (name: string, text: string): BuiltFile[] => {
  const sheets = new Set<string>();
  visit(parseSync(name, text).program, (node) => {
    const { cooked } = asNode(node.type === "TemplateElement" ? node.value : undefined);
    const found = typeof cooked === "string" ? cooked : textOf(node);
    if (found !== undefined && isSheet(found)) sheets.add(found);
  });
  return [...sheets].map((sheet, at) => ({
    name: `${name} sheet ${at + 1}`,
    kind: "sheet",
    floor: GUEST_FLOOR,
    text: sheet,
  }));
};

const documentParts = (name: string, floor: Floor): BuiltFile[] => {
  const text = read(name);
  const inside = (tag: "style" | "script", kind: BuiltFile["kind"]): BuiltFile[] =>
    [...text.matchAll(new RegExp(`<${tag}\\b([^>]*)>([^]*?)</${tag}>`, "g"))].flatMap(
      ([, attributes = "", inner = ""]) =>
        inner === "" || attributes.includes("json")
          ? []
          : [{ name: `${name} ${tag}`, kind, floor, text: inner }],
    );
  const bare = text.replace(/(<style\b[^>]*>|<script\b[^>]*>)[^]*?(?=<\/)/g, "$1");
  return [
    { name, kind: "document", floor, text: bare },
    ...inside("style", "sheet"),
    ...inside("script", "script"),
  ];
};

/** Lists all that browsers get of the build: documents with what is inside them, scripts and sheets, and what the worker writes. */
export function builtFiles(): BuiltFile[] {
  const guests = guestAssets();
  const assets = globSync("*.{js,css}", { cwd: `${CLIENT}/assets` }).map((name): BuiltFile => ({
    name,
    kind: name.endsWith(".js") ? "script" : "sheet",
    floor: guests.has(name) ? GUEST_FLOOR : APP_FLOOR,
    text: read(`assets/${name}`),
  }));
  const worker = globSync("*.js", { cwd: WORKER }).flatMap((name): BuiltFile[] => {
    const text = readFileSync(`${WORKER}/${name}`, "utf8");
    return [{ name, kind: "markup", floor: GUEST_FLOOR, text }, ...workerSheets(name, text)];
  });
  return [
    ...GUEST_DOCUMENTS.flatMap((name) => documentParts(name, GUEST_FLOOR)),
    ...APP_DOCUMENTS.flatMap((name) => documentParts(name, APP_FLOOR)),
    { name: "pocket-worker.js", kind: "script", floor: APP_FLOOR, text: read("pocket-worker.js") },
    ...assets,
    ...worker,
  ];
}
