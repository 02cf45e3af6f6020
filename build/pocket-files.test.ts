import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { pocketTexts } from "./pocket-files.ts";

it("a device that keeps pocket mode gets a new one with each change of what it says, and with no other text's", () => {
  const folder = mkdtempSync(join(tmpdir(), "lanyard-texts-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync("locales/account", folder, { recursive: true });
  const file = join(folder, "de.json");
  const german = JSON.parse(readFileSync(file, "utf8"));
  const before = pocketTexts(folder);
  const write = (section: "pocket" | "tours") => {
    const [key = ""] = Object.keys(german[section]);
    writeFileSync(file, JSON.stringify({ ...german, [section]: { ...german[section], [key]: "anders" } }));
  };
  write("tours");
  expect(pocketTexts(folder)).toEqual(before);
  write("pocket");
  expect(pocketTexts(folder)).not.toEqual(before);
});
