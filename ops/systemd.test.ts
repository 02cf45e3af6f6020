import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Reads a unit: each setting with its values, in order. */
function readUnit(name: string): Map<string, string[]> {
  const settings = new Map<string, string[]>();
  for (const line of readFileSync(`ops/systemd/${name}`, "utf8").split("\n")) {
    const [, key = "", value = ""] = /^(\w+)=(.*)$/.exec(line) ?? [];
    settings.set(key, [...(settings.get(key) ?? []), value]);
  }
  return settings;
}
const pathsOf = (unit: Map<string, string[]>, key: string) =>
  (unit.get(key) ?? []).flatMap((value) => value.split(" ")).map((path) => path.replace(/^-/, ""));

const SERVICES = globSync("*.service", { cwd: "ops/systemd" });

it("each service runs as a user of its own, sees the system read-only and gains no rights", () => {
  expect(SERVICES).toHaveLength(3);
  for (const name of SERVICES) {
    const unit = readUnit(name);
    expect([name, unit.get("User"), unit.get("ProtectSystem"), unit.get("NoNewPrivileges")]).toEqual([
      name,
      ["lanyard"],
      ["strict"],
      ["true"],
    ]);
    expect([name, unit.get("CapabilityBoundingSet")]).toEqual([name, [""]]);
  }
});

it("the service and the backup write none of the code and settings, and what installs packages reads no data", () => {
  expect(pathsOf(readUnit("lanyard.service"), "ReadWritePaths")).toEqual([
    "/opt/lanyard/node_modules/.build-lock",
  ]);
  expect(pathsOf(readUnit("lanyard-backup.service"), "ReadWritePaths")).toEqual(["/var/lib/lanyard"]);
  const build = readUnit("lanyard-build.service");
  expect(pathsOf(build, "ReadWritePaths")).toEqual(["/opt/lanyard"]);
  expect(pathsOf(build, "ReadOnlyPaths")).toEqual(["/opt/lanyard/.dev.vars"]);
  expect(pathsOf(build, "InaccessiblePaths")).toEqual(["/var/lib/lanyard", "/var/lib/lanyard-backups"]);
  expect(build.get("StateDirectory")).toBeUndefined();
});

it("no server and no backup takes the machine's last memory, and Node is found wherever it is installed", () => {
  for (const name of ["lanyard.service", "lanyard-backup.service"])
    expect([name, readUnit(name).get("MemoryMax")]).toEqual([name, [expect.any(String)]]);
  const programs = SERVICES.flatMap((name) => readUnit(name).get("ExecStart") ?? []).map(
    (line) => line.split(" ")[0],
  );
  expect(programs).toContain("/usr/bin/env");
  expect(programs).not.toContain("/usr/bin/node");
});

it("the service starts once its packages and build are made, also when it starts anew", () => {
  const service = readUnit("lanyard.service");
  for (const key of ["Requires", "After"]) expect(pathsOf(service, key)).toContain("lanyard-build.service");
  expect(readUnit("lanyard-build.service").get("Type")).toEqual(["oneshot"]);
  expect(readUnit("lanyard-build.service").get("RemainAfterExit")).toBeUndefined();
});
