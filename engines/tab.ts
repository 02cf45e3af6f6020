import type { PageErrors } from "./page-errors.ts";

export const ENGINES = ["webkit", "firefox", "chromium"] as const;
export type EngineName = (typeof ENGINES)[number];

/** A key of the keyboard, as pages know it. */
export type Key = "Escape" | "Enter";

/** An element of a page, acted on by the engine's own input. */
export type Found = {
  tap: () => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Chooses a row of a list by its text. */
  choose: (option: string) => Promise<void>;
  attach: (file: string) => Promise<void>;
  evaluate: <Result>(run: (element: HTMLElement) => Result) => Promise<Awaited<Result>>;
};

/** One browser window, as an engine's driver knows it. */
export type Tab = {
  go: (address: string) => Promise<void>;
  url: () => Promise<string>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  /** Runs a function in the page, which knows nothing of its surroundings here. */
  evaluate: <Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** Runs source code in the page. */
  inject: (source: string) => Promise<void>;
  /** Runs a function that returns an element, or a word about why there is none. */
  find: <Args extends unknown[]>(
    run: (...args: Args) => Element | string,
    ...args: Args
  ) => Promise<Found | string>;
  press: (key: Key) => Promise<void>;
  /** Gives the window another size, px. */
  resize: (width: number, height: number) => Promise<void>;
  /** Moves the pointer to a corner: phones have none, and nothing is below it. */
  putAwayPointer: () => Promise<void>;
  /** Sets the device to dark or to light; in Firefox all tabs of a browser. */
  setDark: (dark: boolean) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  /** Gives the device a store of passkeys whose owner agrees to everything; missing where the driver has none. */
  addPasskeyStore?: () => Promise<void>;
  /** Errors of the page's scripts, its console and its Content-Security-Policy. */
  errors: PageErrors;
  close: () => Promise<void>;
};

export type TabOptions = {
  width?: number;
  height?: number;
  /** pixels of the screen to a px of the page; 2 without it, and in WebKit always 1 */
  scale?: number;
  /** whether the page's scripts run */
  scripts?: boolean;
  /** where downloads go */
  downloads: string;
  userAgent?: string;
  /** source code that runs in every page before its own scripts */
  before?: string;
  /** whether the device is set to dark */
  dark?: boolean;
  /** a folder that keeps what is stored until a later tab; without one it goes with the tab */
  storage?: string;
};

export type Engine = {
  name: EngineName;
  open: (options: TabOptions) => Promise<Tab>;
  /** Throws EngineDied once a process of the engine has ended that should not have. */
  requireLife: () => void;
  /** Kills it, as the system does that runs out of memory: in WebKit its drivers, or the display that it is on. */
  kill: (part?: "display") => void;
  end: () => Promise<void>;
};

/** A process of an engine ended in the middle of a run. */
export class EngineDied extends Error {}
