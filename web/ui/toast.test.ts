import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dismissToast, REMOVAL_DELAY, showStoredToast, toast, toastAfterLoad, toastStore } from "./toast.ts";

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
const refused = () => {
  throw new Error("storage is refused");
};

beforeEach(() => {
  stored.clear();
  vi.useFakeTimers();
  vi.stubGlobal("sessionStorage", storage);
});
afterEach(() => {
  dismissToast();
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("toast", () => {
  it("a new toast replaces the last one", () => {
    toast({ title: "one" });
    const first = toastStore.get();
    toast({ title: "two", variant: "destructive" });
    expect(toastStore.get()).toMatchObject({ title: "two", variant: "destructive", open: true });
    expect(toastStore.get()?.id).not.toBe(first?.id);
  });

  it("a dismissed toast is removed after the removal delay", () => {
    toast({ title: "one" });
    dismissToast();
    expect(toastStore.get()).toMatchObject({ title: "one", open: false });
    vi.advanceTimersByTime(REMOVAL_DELAY - 1);
    expect(toastStore.get()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(toastStore.get()).toBeNull();
  });

  it("a new toast isn't removed at the end of an old one's delay", () => {
    toast({ title: "one" });
    dismissToast();
    toast({ title: "two" });
    vi.advanceTimersByTime(REMOVAL_DELAY);
    expect(toastStore.get()).toMatchObject({ title: "two", open: true });
  });

  it("toast listeners are called until they unsubscribe", () => {
    const listener = vi.fn();
    const leave = toastStore.subscribe(listener);
    toast({ title: "one" });
    leave();
    toast({ title: "two" });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe("toastAfterLoad", () => {
  it("a toast for the next page is shown after the next load, once", () => {
    toastAfterLoad({ title: "Logged out", description: "You have been successfully logged out" });
    expect(toastStore.get()).toBeNull();
    showStoredToast();
    const shown = toastStore.get();
    expect(shown).toMatchObject({
      title: "Logged out",
      description: "You have been successfully logged out",
    });
    showStoredToast();
    expect(toastStore.get()).toBe(shown);
  });

  it("a toast for the next page is shown immediately where storage is blocked", () => {
    vi.stubGlobal("sessionStorage", { getItem: refused, setItem: refused, removeItem: refused });
    toastAfterLoad({ title: "Login successful" });
    expect(toastStore.get()).toMatchObject({ title: "Login successful" });
    expect(showStoredToast).not.toThrow();
  });

  it.each(["{", "5", "[]", '{"title":5}', "null"])("a stored toast of %s is ignored", (text) => {
    stored.set("toast", text);
    showStoredToast();
    expect(toastStore.get()).toBeNull();
  });
});
