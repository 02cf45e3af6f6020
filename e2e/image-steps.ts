import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

type Instruction = { name: string; text: string };

/** Reads the instructions of a Dockerfile, without its remarks. */
const readInstructions = (file: string): Instruction[] =>
  readFileSync(file, "utf8")
    .replaceAll(/^#.*\n/gm, "")
    .replaceAll("\\\n", " ")
    .split("\n")
    .flatMap((line) => {
      const [, name, text = ""] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
      return name === undefined ? [] : [{ name, text }];
    });

/** What an image says of the processes in it. */
export type Image = {
  environment: Record<string, string>;
  command: string[];
  healthCheck: string[];
  user: string;
  volume: string;
  /** folder of the code */
  app: string;
  /** steps that need a system of their own, and were not run */
  left: string[];
};

const list = (text: string): string[] => JSON.parse(text.slice(text.indexOf("[")));

/** A step that needs the system's own files. */
const IS_OF_THE_SYSTEM = /useradd|\/(?:etc|usr)\//;

/**
 * Runs the steps of a Dockerfile in the folder `root`, which stands for "/". The packages of the first stage are those that
 * are here; what changes the system is left out, and said so.
 */
export function makeImage(file: string, root: string): Image {
  const place = (path: string) => join(root, path);
  /** Absolute paths of the image in a text, as they are in the folder. */
  const placed = (text: string) => text.replaceAll(/(?<=^|[\s=:])\/(?=release|app|data|src)/g, `${root}/`);
  const image: Image = {
    environment: {},
    command: [],
    healthCheck: [],
    user: "",
    volume: "",
    app: "",
    left: [],
  };
  let folder = root;
  for (const { name, text } of readInstructions(file)) {
    const [first = "", second = "", third = ""] = text.split(" ");
    if (name === "WORKDIR") {
      folder = place(first);
      mkdirSync(folder, { recursive: true });
    } else if (/^(?:RUN|COPY)$/.test(name) && IS_OF_THE_SYSTEM.test(text)) image.left.push(text);
    else if (name === "COPY" && first === ".") copySources(folder);
    else if (name === "COPY") cpSync(place(second), place(third), { recursive: true });
    else if (name === "RUN") execFileSync("sh", ["-c", placed(text)], { cwd: folder, stdio: "pipe" });
    else if (name === "ENV")
      for (const pair of placed(text).split(" ")) {
        const at = pair.indexOf("=");
        image.environment[pair.slice(0, at)] = pair.slice(at + 1);
      }
    else if (name === "USER") image.user = first;
    else if (name === "VOLUME") image.volume = place(first);
    else if (name === "HEALTHCHECK") image.healthCheck = list(text);
    else if (name === "CMD") image.command = list(text);
    else if (!["FROM", "EXPOSE", "STOPSIGNAL"].includes(name)) throw new Error(`unknown: ${name}`);
  }
  return { ...image, app: folder };
}

/** Copies what Docker would be sent, and lends the packages that are installed here. */
function copySources(folder: string): void {
  const ignored = readFileSync(".dockerignore", "utf8").split("\n").filter(Boolean);
  for (const path of globSync("{*,.*}", { exclude: ignored }))
    cpSync(path, join(folder, path), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
}

/** bytes of a folder's files */
export const sizeOf = (folder: string): number =>
  Number(execFileSync("du", ["-sb", folder], { encoding: "utf8" }).split("\t")[0]);
