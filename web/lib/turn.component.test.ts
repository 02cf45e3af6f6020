import { createElement, Fragment, type FunctionComponent, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { takeTurns, Turn } from "./turn.tsx";

const turn = (name: string, inner?: ReactNode) =>
  createElement(Turn as FunctionComponent<{ key: string; children?: ReactNode }>, { key: name }, name, inner);

it("an app's parts are rendered one after the other from top to bottom, then those in them, and later ones at once", async () => {
  const place = document.createElement("div");
  const root = createRoot(place);
  const render = (...parts: ReactNode[]) => root.render(createElement(Fragment, {}, "head", ...parts));
  const first = [turn("bar", turn("button")), turn("page", turn("card"))];
  const texts: (string | null)[] = [];
  new MutationObserver(() => texts.push(place.textContent)).observe(place, {
    childList: true,
    subtree: true,
  });

  const shown = takeTurns(() => render(...first), flushSync);
  expect(place.textContent).toBe("head");
  await shown;
  expect(texts).toEqual(["head", "headbar", "headbarpage", "headbarbuttonpage", "headbarbuttonpagecard"]);

  render(...first, turn("foot", turn("link")));
  await expect.poll(() => place.textContent).toBe("headbarbuttonpagecardfootlink");
  root.unmount();
});

it("an app whose first render fails leaves nothing waiting: the next one is rendered at once", async () => {
  const fail = () => {
    throw new Error("no root");
  };
  await expect(takeTurns(fail, flushSync)).rejects.toThrow("no root");
  const place = document.createElement("div");
  const root = createRoot(place);
  root.render(turn("page"));
  expect(place.textContent).toBe("page");
  root.unmount();
});
