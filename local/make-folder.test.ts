import { spawnSync } from "node:child_process";
import { existsSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeFolder } from "./make-folder.ts";
import { newFolder } from "./testing/new-folder.ts";

describe("a folder that someone names", () => {
  it("a folder is made with those above it, for the owner alone where that is asked, and stays where it is there", () => {
    const root = newFolder();
    const folder = join(root, "one", "two", "three");
    makeFolder(folder, 0o700);
    writeFileSync(join(folder, "kept"), "");
    makeFolder(folder, 0o700);
    expect(existsSync(join(folder, "kept"))).toBe(true);
    expect(statSync(join(root, "one")).mode & 0o777).toBe(0o700);
    expect(() => makeFolder(join(folder, "kept"))).toThrow("EEXIST");
    expect(() => makeFolder(join(folder, "kept", "below"))).toThrow("ENOTDIR");
  });

  it.runIf(process.platform === "linux").each(["/proc/lanyard", "/proc/lanyard/below"])(
    "a folder that the system makes nowhere is refused at once: %s",
    (folder) => {
      const script = `import { makeFolder } from "./local/make-folder.ts"; makeFolder("${folder}");`;
      const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
        encoding: "utf8",
        timeout: 20_000,
      });
      expect(stderr).toContain("ENOENT: no such file or directory, mkdir '/proc/lanyard'");
      expect(status).toBe(1);
    },
  );
});
