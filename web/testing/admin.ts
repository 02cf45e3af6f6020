import { waitFor, within } from "@testing-library/dom";
import { expect } from "vitest";
import { DEMO_ADMIN } from "#demo/people.ts";
import type { AdminUser } from "#schema/admin.ts";
import type { Guide } from "#schema/guide.ts";
import { fill, first, load, screen, user } from "./app.ts";
import { respond, settle } from "./network.ts";
import { anotherBrowser, call, type CallApi, newcomer, type Person, register, signOut } from "./people.ts";

export const signInAdmin = () => call("POST", "/api/admin/login", DEMO_ADMIN);

/** Ends the session elsewhere, once the page has what it asked for: a call that is refused would lead to the login by itself. */
export async function endSession(): Promise<void> {
  await settle();
  await signOut();
}

/** A user: `by` calls from the browser in which they are signed in. */
export type Member = { person: Person; by: CallApi; user: AdminUser };

let words = 0;
/** Makes up a word that no one's name has: with it a list has none of the people of other tests. */
export const newWord = (word: string) => `${word}${process.pid}x${++words}`;

/** A new user of this name. */
export async function member(username: string): Promise<Member> {
  const by = anotherBrowser();
  const person = await register({ ...newcomer(), username }, by);
  return { person, by, user: await by("GET", "/api/auth/me") };
}

export const addProfile = ({ by }: Member, name: string): Promise<Guide> =>
  by("POST", "/api/guides", { name });

type TabName = "Overview" | "Users" | "Profiles" | "Audit" | "Security";

// The roles of a long list's elements would take their time.
export const tab = (name: TabName): HTMLElement =>
  first([...document.querySelectorAll<HTMLElement>("[role=tab]")].filter((tab) => tab.textContent === name));

/** Waits until a tab has what it shows. */
export const shown = (name: TabName): Promise<void> =>
  waitFor(() => {
    expect(tab(name).getAttribute("aria-selected")).toBe("true");
    expect(panel().querySelector("h2")).not.toBeNull();
    expect(screen.queryByText("Loading admin dashboard...")).toBeNull();
  });

export const panel = (): HTMLElement =>
  first([...document.querySelectorAll<HTMLElement>("[role=tabpanel]:not([hidden])")]);

/** Chooses a tab, and waits until it has what it shows. */
export async function choose(name: TabName): Promise<void> {
  await user.click(tab(name));
  await shown(name);
}

/** Loads a tab as an admin. `search`: what stands in the address beside the tab. */
export async function open(name: TabName, search: Record<string, string> = {}): Promise<void> {
  await signInAdmin();
  await load(`/admin/dashboard?${new URLSearchParams({ tab: name.toLowerCase(), ...search })}`);
  await shown(name);
}

export const address = () => Object.fromEntries(new URLSearchParams(location.search));

export const list = (): HTMLElement => screen.getByTestId("list");
export const isBusy = () => list().getAttribute("aria-busy") === "true";
export const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("tbody tr")];

/** Returns the first row with this text. Throws where there is none. */
export const row = (text: string): HTMLElement =>
  first(rows().filter(({ textContent }) => textContent.includes(text)));
export const findRow = (text: string): Promise<HTMLElement> => waitFor(() => row(text));

/** Returns the texts of a row's cells. */
export const cellsOf = (row: HTMLElement): string[] =>
  within(row)
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);

/** Returns the texts of a column, which are counted from 1. */
export const texts = (column: number): string[] =>
  [...document.querySelectorAll(`tbody td:nth-child(${column})`)].map(({ textContent }) => textContent);
export const usernames = (): string[] =>
  [...document.querySelectorAll("tbody td:nth-child(2) a")].map(({ textContent }) => textContent);

/** Waits until a column has exactly these texts. */
export const seeTexts = (column: number, wanted: readonly string[]): Promise<void> =>
  waitFor(() => expect(texts(column)).toEqual(wanted));

export const search = (): HTMLInputElement => screen.getByRole("searchbox", { name: "Search" });

/** Searches at once. */
export async function find(text: string): Promise<void> {
  await fill(search(), text);
  await user.keyboard("{Enter}");
}

/** Keeps the bodies of the server's responses to the page's calls: what other people do changes it at any time. */
export function keepResponses<Body>(path: RegExp, method = "GET"): Body[] {
  const bodies: Body[] = [];
  respond(method, path, async (send) => {
    const response = await send();
    if (response.status !== 204) bodies.push(await response.clone().json());
    return response;
  });
  return bodies;
}

/** The orders of a list. */
export const sort = (): HTMLElement => screen.getByRole("combobox", { name: "Sort" });
/** Returns their names: all, or the chosen one. */
export const orders = (chosen?: { selected: true }): string[] =>
  within(sort())
    .getAllByRole("option", chosen)
    .map(({ textContent }) => textContent);

export const focused = () => document.activeElement?.textContent;

/** Waits until the page was left for the admin's login, with the reason. */
export const seeDenied = (): Promise<void> =>
  waitFor(() => {
    expect(location.pathname).toBe("/admin/login");
    expect(screen.getAllByText("Access Denied").length).toBeGreaterThan(0);
    expect(screen.getAllByText("You must be logged in as an admin to view this page").length).toBeGreaterThan(
      0,
    );
  });
