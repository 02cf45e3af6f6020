import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { PNG } from "pngjs";
import { cutOut, lookForFile } from "./files.ts";
import { expectTap, findInPage, hasTakenOver, NO_LIBRARY, type Query, reach } from "./in-page.ts";
import { LIBRARY } from "./library.ts";
import { until } from "./poll.ts";
import { describeQuery, type Text, textQuery } from "./query.ts";
import type { Site } from "./site.ts";
import type { Engine, Found, Key, Tab, TabOptions } from "./tab.ts";

export type PhoneOptions = Omit<TabOptions, "downloads" | "storage"> & {
  /** whether it can be restarted: what it has stored outlives its browser */
  isKept?: boolean;
};

/** ms in which what is tapped must not move */
const STILL = 50;

/** A person's phone with a storage of its own, the same for every engine: what is on it is found as a person finds it. */
export class Phone {
  #tab: Tab;
  readonly #engine: Engine;
  readonly #origin: string;
  readonly #options: TabOptions;
  /** errors of earlier tabs */
  readonly #earlier: string[] = [];
  readonly #provoked: RegExp[] = [];

  private constructor(engine: Engine, { origin }: Site, tab: Tab, options: TabOptions) {
    this.#tab = tab;
    this.#engine = engine;
    this.#origin = origin;
    this.#options = options;
  }

  static async take(engine: Engine, site: Site, { isKept, ...given }: PhoneOptions = {}): Promise<Phone> {
    const folder = (name: string) => mkdtempSync(join(site.scratch, name));
    const options: TabOptions = { ...given, downloads: folder("downloads-") };
    if (isKept) options.storage = folder("storage-");
    return new Phone(engine, site, await engine.open(options), options);
  }

  get tab(): Tab {
    return this.#tab;
  }

  /** Ends the browser and starts it anew, with what it has stored. */
  async restart(): Promise<void> {
    await this.#tab.close();
    this.#earlier.push(...this.#tab.errors.heard);
    this.#tab = await this.#engine.open(this.#options);
  }

  /** Names errors that a journey brings about on purpose. */
  provoke(...errors: RegExp[]): void {
    this.#provoked.push(...errors);
  }

  /** Returns the page's errors, but for those that were brought about. */
  faults(): string[] {
    return [...this.#earlier, ...this.#tab.errors.heard].filter(
      (error) => !this.#provoked.some((provoked) => provoked.test(error)),
    );
  }

  /** Returns the file that the browser has saved under a name of this kind, once it is whole. */
  downloaded(name: RegExp): Promise<Buffer> {
    const look = lookForFile(this.#options.downloads, name);
    return this.until(`no file ${name} was saved`, async () => look());
  }

  /** Waits for a truth. */
  until<Result>(complaint: string | (() => string), look: () => Promise<Result | undefined | false>) {
    return until(complaint, look, () => this.#engine.requireLife());
  }

  open(address: string): Promise<void> {
    return this.#tab.go(new URL(address, this.#origin).href);
  }

  /** Opens a public page, and waits until its scripts have taken over. */
  async visit(address: string): Promise<void> {
    await this.open(address);
    await this.until("the page's scripts have not taken over", () => this.#tab.evaluate(hasTakenOver));
  }

  async #look(query: Query): Promise<Found | undefined> {
    let found = await this.#tab.find(findInPage, query);
    if (found === NO_LIBRARY) {
      await this.#tab.inject(LIBRARY);
      found = await this.#tab.find(findInPage, query);
    }
    return typeof found === "string" ? undefined : found;
  }

  /** Does something with an element, once it is there: once more, where the page has put another in its place meanwhile. */
  async #on<Result>(query: Query, act: (found: Found) => Promise<Result>): Promise<Result> {
    const { result } = await this.until(`there is no ${describeQuery(query)}`, async () => {
      const found = await this.#look(query);
      return found && { result: await act(found) };
    });
    return result;
  }

  async #tap(query: Query): Promise<void> {
    await this.until(`${describeQuery(query)} can't be tapped`, async () => {
      const found = await this.#look(query);
      const place = await found?.evaluate(reach);
      if (!found || !place) return false;
      await pause(STILL);
      // What moves would be missed, and what is missed all the same is tapped again, as a person would.
      if ((await found.evaluate(reach)) !== place) return false;
      if (this.#options.scripts !== false) await found.evaluate(expectTap);
      await found.tap();
      // A page that is left no longer responds.
      return this.#tab.evaluate(() => globalThis.hasTapCome !== false).catch(() => true);
    });
  }

  /** Taps what has this role and name, in something of another role and name. */
  tap(role: string, name: Text, within?: Query["within"]): Promise<void> {
    return this.#tap({ by: "role", role, ...textQuery(name), ...(within && { within }) });
  }
  tapText(text: Text): Promise<void> {
    return this.#tap({ by: "text", ...textQuery(text) });
  }

  /** Empties a field and types into it. */
  async fill(label: Text, text: string): Promise<void> {
    const query: Query = { by: "label", ...textQuery(label) };
    await this.#tap(query);
    await this.#on(query, async (field) => {
      await field.evaluate((element) => {
        if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
      });
      await field.type(text === "" ? "\uE003" : text);
    });
  }

  press(key: Key): Promise<void> {
    return this.#tab.press(key);
  }

  /** Chooses a row of a list by its text. */
  choose(label: Text, option: string): Promise<void> {
    return this.#on({ by: "label", ...textQuery(label) }, (field) => field.choose(option));
  }

  attach(label: Text, file: string): Promise<void> {
    return this.#on({ by: "label", ...textQuery(label) }, (field) => field.attach(file));
  }

  see(text: Text): Promise<void> {
    return this.#on({ by: "text", ...textQuery(text) }, async () => {});
  }
  seeRole(role: string, name: Text): Promise<void> {
    return this.#on({ by: "role", role, ...textQuery(name) }, async () => {});
  }
  async gone(role: string, name: Text): Promise<void> {
    const query: Query = { by: "role", role, ...textQuery(name) };
    await this.until(`${describeQuery(query)} is still there`, async () => !(await this.#look(query)));
  }

  /** Reads of an element, once it is there. */
  of<Result>(role: string, name: Text, run: (element: HTMLElement) => Result): Promise<Awaited<Result>> {
    return this.#on({ by: "role", role, ...textQuery(name) }, (found) => found.evaluate(run));
  }

  /** Takes a picture of an element as it is on the screen. */
  async picture(role: string, name: Text): Promise<PNG> {
    const place = (element: HTMLElement) => {
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height, pageWidth: innerWidth };
    };
    const { pageWidth, ...part } = await this.of(role, name, place);
    return cutOut(await this.#tab.screenshot(), part, pageWidth);
  }

  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) {
    return this.#tab.evaluate(run, ...args);
  }

  /** Waits until what is read equals what is expected. */
  async expect<Value>(what: string, read: () => Promise<Value>, expected: Value): Promise<void> {
    let last: Value | undefined;
    const complaint = () => `${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(last)}`;
    await this.until(complaint, async () => isDeepStrictEqual((last = await read()), expected));
  }

  /** Waits until the address is this path, with its query and fragment. */
  at(path: Text): Promise<void> {
    const read = async () => (await this.#tab.url()).replace(this.#origin, "");
    if (typeof path === "string") return this.expect("the address", read, path);
    return this.expect(`the address is ${path}`, async () => path.test(await read()), true);
  }
}
