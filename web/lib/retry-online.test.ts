import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { retryOnline } from "./retry-online.ts";

describe("a retry once there is a network", () => {
  let browser: EventTarget;
  const online = () => browser.dispatchEvent(new Event("online"));

  beforeEach(() => {
    vi.useFakeTimers();
    browser = new EventTarget();
    vi.stubGlobal("addEventListener", browser.addEventListener.bind(browser));
    vi.stubGlobal("removeEventListener", browser.removeEventListener.bind(browser));
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  /** What fails to reach the network each time, as a sheet does. */
  function lostForGood() {
    const shown = vi.fn<(again: (() => void) | null) => void>();
    const network = retryOnline(shown);
    const retry = vi.fn<() => void>(() => network.lost(retry));
    return { network, shown, retry };
  }

  it("a retry waits for a network, however long that takes", () => {
    const { network, shown, retry } = lostForGood();
    network.lost(retry);
    vi.advanceTimersByTime(3_600_000);
    expect(retry).not.toHaveBeenCalled();
    expect(shown.mock.lastCall?.[0]).toBeTypeOf("function");
  });

  it("a retry comes at once with the network, three times more after longer and longer pauses, and then waits for a person", () => {
    const { network, retry } = lostForGood();
    network.lost(retry);
    online();
    const counts = [0, 500, 1500, 3000, 3_600_000].map((pause) => {
      vi.advanceTimersByTime(pause);
      return retry.mock.calls.length;
    });
    expect(counts).toEqual([1, 2, 3, 4, 4]);
  });

  it("a retry comes when a phone wakes up that is online again without having said so, and not before", () => {
    const { network, retry } = lostForGood();
    vi.stubGlobal("navigator", { onLine: false });
    network.lost(retry);
    browser.dispatchEvent(new Event("visibilitychange"));
    expect(retry).not.toHaveBeenCalled();
    vi.stubGlobal("navigator", { onLine: true });
    browser.dispatchEvent(new Event("visibilitychange"));
    expect(retry).toHaveBeenCalledOnce();
  });

  it("a retry that comes by itself is told from one that waits for a person", () => {
    const network = retryOnline(() => {});
    const lost = (onLine: boolean) => {
      vi.stubGlobal("navigator", { onLine });
      return network.lost(() => {});
    };
    expect([lost(false), lost(true)]).toEqual([true, false]);
    online();
    expect([lost(true), lost(true), lost(true), lost(true)]).toEqual([true, true, true, false]);
  });

  it("a retry comes soon where the network came back during the try", () => {
    const { network, retry } = lostForGood();
    online();
    expect(retry).not.toHaveBeenCalled();
    network.lost(retry);
    vi.advanceTimersByTime(500);
    expect(retry).toHaveBeenCalledOnce();
  });

  it("a retry comes at a tap, which removes the message, and not a second time by itself", () => {
    const shown = vi.fn<(again: (() => void) | null) => void>();
    const retry = vi.fn<() => void>();
    const network = retryOnline(shown);
    online();
    network.lost(retry);
    shown.mock.lastCall?.[0]?.();
    expect(shown.mock.lastCall).toEqual([null]);
    vi.advanceTimersByTime(10_000);
    online();
    expect(retry).toHaveBeenCalledOnce();
  });

  it("a retry never comes after its end", () => {
    const { network, retry } = lostForGood();
    online();
    network.lost(retry);
    network.stop();
    online();
    vi.advanceTimersByTime(10_000);
    expect(retry).not.toHaveBeenCalled();
  });
});
