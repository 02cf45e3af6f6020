/**
 * The parts of React that documents need where the worker renders them. This is Preact without `preact/compat`, whose work
 * on every element is for browsers. build/preact.ts puts it in React's place.
 */
import { type ComponentChild, Fragment, options, type Ref } from "preact";

export { Fragment };
export { createContext, createElement } from "preact";
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from "preact/hooks";

/** React's names of an `svg` element's own attributes. Preact's renderer translates such names only inside an `svg`. */
const SVG_NAMES: ReadonlyMap<string, string> = new Map([
  ["strokeWidth", "stroke-width"],
  ["strokeLinecap", "stroke-linecap"],
  ["strokeLinejoin", "stroke-linejoin"],
]);
options.vnode = (element) => {
  if (element.type !== "svg") return;
  const entries = Object.entries(element.props);
  const named = entries.map(([name, value]) => [SVG_NAMES.get(name) ?? name, value]);
  element.props = { children: undefined, ...Object.fromEntries(named) };
};

type Render<Props> = (props: Props, ref: Ref<unknown> | null) => ComponentChild;

/** Makes a lazy component, which renders nothing on the server. */
export const lazy = () => () => null;
export const Suspense = Fragment;

/** Makes a component that takes a ref, which stays null because the server has no elements. */
export const forwardRef =
  <Props>(render: Render<Props>) =>
  (props: Props) =>
    render(props, null);

export const useEffectEvent = <Callback>(callback: Callback): Callback => callback;

export const useSyncExternalStore = <Snapshot>(
  _subscribe: unknown,
  getSnapshot: () => Snapshot,
  getServerSnapshot = getSnapshot,
): Snapshot => getServerSnapshot();
