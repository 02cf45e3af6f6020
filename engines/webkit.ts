import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { Builder, error as failures } from "selenium-webdriver";
import { findFreePort } from "#local/sandbox-server.ts";
import { endProcess, isEnded, startDisplay } from "./display.ts";
import { requireEngine } from "./installed.ts";
import { PageErrors } from "./page-errors.ts";
import { tabOf, withPatience } from "./selenium.ts";
import { type Engine, EngineDied, type Tab, type TabOptions } from "./tab.ts";

/** As root WebKit has no sandbox of its own; without a graphics card nothing is composited. */
const WITHOUT_DISPLAY = {
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  WEBKIT_DISABLE_COMPOSITING_MODE: "1",
  LIBGL_ALWAYS_SOFTWARE: "1",
  GTK_A11Y: "none",
  NO_AT_BRIDGE: "1",
};

/** What WebKit writes of a page's errors; a refused call, which journeys provoke, is none. */
const ERROR = /^(?:\S+: )?CONSOLE (?:\w+ )?ERROR (?!Failed to load resource)(.*)/;

/** Starts a display for WebKitGTK; each tab has a driver and a window of its own, since a driver has one session. */
export async function startWebKit(environment: Record<string, string> = {}): Promise<Engine> {
  const [driverPath = "", displayPath = ""] = await requireEngine("webkit");
  const { child: display, display: DISPLAY } = await startDisplay(displayPath);
  const drivers = new Set<ChildProcess>();
  const requireLife = () => {
    if (isEnded(display)) throw new EngineDied("webkit: the display (Xvfb) ended in the middle of the run");
    if ([...drivers].some(isEnded))
      throw new EngineDied("webkit: WebKitWebDriver ended in the middle of the run");
  };

  async function open(options: TabOptions): Promise<Tab> {
    const { width = 390, height = 844, scripts = true, dark = false } = options;
    const port = await findFreePort();
    const folder = mkdtempSync(join(tmpdir(), "lanyard-webkit-"));
    const pictureFile = join(folder, "picture.png");
    const beforeFile = join(folder, "before.js");
    if (options.before !== undefined) writeFileSync(beforeFile, options.before);
    const child = spawn(driverPath, [`--port=${port}`], {
      env: { ...process.env, ...WITHOUT_DISPLAY, DISPLAY, ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    drivers.add(child);
    const errors = new PageErrors();
    const { promise: viewId, resolve: viewIs } = Promise.withResolvers<number>();
    createInterface(child.stdout).on("line", (line) => {
      const id = /^VIEW (\d+)$/.exec(line)?.[1];
      if (id !== undefined) viewIs(Number(id));
      if (line === "LEAVES") errors.leaves();
      if (line === "ARRIVES") errors.arrives();
    });
    createInterface(child.stderr).on("line", (line) => {
      const message = ERROR.exec(line)?.[1];
      if (message !== undefined) errors.hear(message);
    });
    const args = [
      "--automation",
      `--width=${width}`,
      `--height=${height}`,
      `--picture=${pictureFile}`,
      ...(scripts ? [] : ["--no-scripts"]),
      ...(dark ? ["--dark"] : []),
      ...(options.before === undefined ? [] : [`--before=${beforeFile}`]),
      ...(options.userAgent === undefined ? [] : [`--user-agent=${options.userAgent}`]),
      `--downloads=${options.downloads}`,
      // WebKit says nothing of the errors of a window that keeps nothing.
      `--storage=${options.storage ?? join(folder, "storage")}`,
    ];
    const start = () =>
      new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({
          browserName: "view",
          // It would wait for ever for a page that Back brings back from another site.
          pageLoadStrategy: "none",
          "webkitgtk:browserOptions": { binary: resolve("engines/webkit-view.py"), args },
        })
        .build();
    const driver = withPatience(await untilListening(port, child).then(start));
    // What hangs is said by a journey's own patience.
    await driver.manage().setTimeouts({ pageLoad: 60_000, script: 60_000 });
    const view = await viewId;
    const screenshot = async () => {
      rmSync(pictureFile, { force: true });
      process.kill(view, "SIGUSR1");
      for (let tries = 0; tries < 100; tries++) {
        await pause(50);
        const bytes = existsSync(pictureFile) ? readFileSync(pictureFile) : Buffer.alloc(0);
        // A PNG ends with this chunk: until then it is being written.
        if (bytes.includes("IEND")) return bytes;
      }
      throw new Error("webkit: no picture within five seconds");
    };
    const close = async () => {
      drivers.delete(child);
      await driver.quit().catch(ignoreDead);
      await endProcess(child);
      rmSync(folder, { recursive: true });
    };
    let isDark = dark;
    const setDark = async (dark: boolean) => {
      if (dark !== isDark) process.kill(view, "SIGUSR2");
      isDark = dark;
    };
    return tabOf(driver, { errors, screenshot, setDark, close });
  }

  return {
    name: "webkit",
    open,
    requireLife,
    kill: (part) => (part === "display" ? [display] : [...drivers]).forEach((child) => child.kill("SIGKILL")),
    async end() {
      await Promise.all([...drivers, display].map(endProcess));
    },
  };
}

/** A driver that has died can't be told to quit. */
function ignoreDead(error: unknown): void {
  if (!(error instanceof failures.WebDriverError) && !(error instanceof Error && "code" in error))
    throw error;
}

/** Waits until a driver responds. Throws when it ends before. */
async function untilListening(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (isEnded(child)) throw new EngineDied("webkit: WebKitWebDriver ended at once");
    const responds = await fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (responds) return;
    await pause(50);
  }
  throw new EngineDied("webkit: WebKitWebDriver does not respond");
}
