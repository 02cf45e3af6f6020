import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { claimState } from "./claim.ts";
import { findFreePort } from "./trial-server.ts";

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "lanyard-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const claim = async (stateDir: string) =>
  claimState({ stateDir, host: "127.0.0.1", port: await findFreePort() });
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

it.each(["", "{}", "null", "5", "[null]", '[{"pid":"a"}]', "half a fi"])(
  "a server.json that holds %j names nobody",
  async (content) => {
    const folder = newFolder();
    writeFileSync(join(folder, "server.json"), content);
    (await claim(folder)).release();
    expect(readdirSync(folder)).toEqual(["v3"]);
  },
);

it("a folder is its owner's alone, and so are the stores in one that was there", async () => {
  const [made, open] = [join(newFolder(), "made"), newFolder()];
  mkdirSync(join(open, "v3"));
  for (const folder of [open, join(open, "v3")]) chmodSync(folder, 0o755);
  await claim(made);
  await claim(open);
  const paths = [made, open, join(open, "v3"), join(open, "server.json")];
  expect(paths.map(modeOf)).toEqual(["700", "755", "700", "600"]);
});

it("drafts go with the process that was writing them", async () => {
  const folder = newFolder();
  const [ended, running] = [`server.json.${2 ** 30}.draft`, `server.json.${process.ppid}.draft`];
  for (const name of [ended, running]) writeFileSync(join(folder, name), "[");
  await claim(folder);
  expect(readdirSync(folder)).toEqual(["server.json", running, "v3"]);
});
