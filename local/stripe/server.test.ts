import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test, vi } from "vitest";
import { CommandError } from "../command-error.ts";
import { clientOf, DAY_SECONDS, endOf, APP_ORIGIN, start, subscribe, tempDir } from "./testing/setup.ts";

test("the stand-in keeps its state, address and clock over a restart", async () => {
  const before = await start();
  const { customer, subscription } = await subscribe(before);
  await before.control("clock", { advance: 10 * DAY_SECONDS });
  await before.control("fail-next-payment", { customer });
  const { events } = await before.readState();
  await before.stop();

  const after = await start(before.stateFile);
  expect(after.url).toBe(before.url);
  expect(await after.stripe.subscriptions.retrieve(subscription.id)).toEqual(subscription);
  expect((await after.readState()).events).toEqual(events);
  await after.moveClockTo(endOf(subscription));
  expect(await after.statusOf(subscription.id)).toBe("past_due");
});

test("the stand-in chooses another port when its old one is taken", async () => {
  const first = await start();
  const copy = join(tempDir(), "copy.json");
  writeFileSync(copy, readFileSync(first.stateFile));
  const second = await start(copy);
  expect(second.url).not.toBe(first.url);
});

test("the stand-in's state file is readable by its owner alone", async () => {
  const { stateFile } = await start();
  expect(statSync(stateFile).mode & 0o777).toBe(0o600);
});

test.each([
  ["", "is not JSON"],
  ["half a fi", "is not JSON"],
  ['{"version":0}', "was written by another version"],
])("a state file that holds %s is refused by name, not overwritten", async (text, problem) => {
  const stateFile = join(tempDir(), "stripe.json");
  writeFileSync(stateFile, text);
  await expect(start(stateFile)).rejects.toThrow(CommandError);
  await expect(start(stateFile)).rejects.toThrow(`${stateFile} ${problem}`);
  expect(readFileSync(stateFile, "utf8")).toBe(text);
});

test("a stand-in that can't save goes on, and saves what it did once it can", async () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => errors.mockRestore());
  const { stateFile, stripe, control, receiver } = await start();
  // No one takes its webhooks: it tries again, and notes each attempt.
  receiver.stop();
  await control("webhooks", { deliver: "auto" });
  await stripe.customers.create();
  // A folder in the draft's place refuses the file, as a full disk does.
  mkdirSync(`${stateFile}.draft`);
  await expect.poll(() => errors.mock.calls.flat().join(" ")).toContain("The stand-in for Stripe can't save");
  rmSync(`${stateFile}.draft`, { recursive: true });
  await stripe.customers.create({ email: "marta@example.com" });
  expect(readFileSync(stateFile, "utf8")).toContain("marta@example.com");
});

async function startProcess(stateFile: string): Promise<{ child: ChildProcess; url: string; key: string }> {
  const options = {
    stateFile,
    webhookUrl: APP_ORIGIN,
    webhookSecret: "whsec_test",
    publicOrigin: APP_ORIGIN,
  };
  const script = `
    const { startStripe } = await import(${JSON.stringify(new URL("server.ts", import.meta.url).href)});
    const { url, secretKey: key } = await startStripe(${JSON.stringify(options)});
    console.log(JSON.stringify({ url, key }));`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [line] = await once(createInterface(child.stdout), "line");
  return { child, ...JSON.parse(line) };
}

test("a stand-in that is killed loses nothing it has acknowledged", async () => {
  const stateFile = join(tempDir(), "stripe.json");
  const { child, url, key } = await startProcess(stateFile);
  const stripe = clientOf(url, key);
  const email = "marta@example.com";
  const acknowledged: string[] = [];
  const writers = Array.from({ length: 4 }, async () => {
    for (;;) {
      acknowledged.push((await stripe.customers.create({ email })).id);
      if (acknowledged.length === 100) child.kill("SIGKILL");
    }
  });
  const ends = await Promise.allSettled(writers);
  expect(ends.every(({ status }) => status === "rejected")).toBe(true);

  const { stripe: again } = await start(stateFile);
  const kept = await again.customers.list({ email, limit: 100 }).autoPagingToArray({ limit: 1000 });
  expect(acknowledged.length).toBeGreaterThanOrEqual(100);
  expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
});
