import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { pocketTexts, sharedContents } from "./pocket-files.ts";
import { newFolder } from "#local/testing/new-folder.ts";

/** Copies a folder for as long as a test runs. */
function copyOf(source: string): string {
  const folder = newFolder();
  cpSync(source, folder, { recursive: true });
  return folder;
}

it("a device that keeps pocket mode gets a new one with each change of what it says, and with no other text's", () => {
  const folder = copyOf("locales/account");
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

it("a device that keeps pocket mode gets a new one with each change of an icon or a typeface that it shows", () => {
  const folder = copyOf("web/public");
  expect(sharedContents(folder)).toEqual(sharedContents());
  for (const name of ["icons/192.png", "fonts/lanyard-display-latin.woff2", "pocket.webmanifest"]) {
    const before = sharedContents(folder);
    writeFileSync(join(folder, name), "another one");
    expect(sharedContents(folder)).not.toEqual(before);
  }
});
