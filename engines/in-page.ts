/** What to look for in a page; a pattern as its source, which every driver can hand over. */
export type Query = {
  by: "role" | "text" | "label";
  role?: string;
  text?: string;
  pattern?: string;
  /** role and name of what it is in */
  within?: [role: string, name: string];
};

type Library = Record<
  "queryAllByRole" | "queryAllByText" | "queryAllByLabelText",
  (container: Element, what: string | RegExp, options?: object) => HTMLElement[]
>;
declare global {
  var TestingLibraryDom: Library | undefined;
  /** whether the last tap has come to what it was meant for; undefined in a document that came since */
  var hasTapCome: boolean | undefined;
}

export const NO_LIBRARY = "no library";

/** Finds what a person sees or hears first: inside the uppermost dialog, else anywhere. Runs in the page. */
export function findInPage(query: Query): Element | string {
  const library = globalThis.TestingLibraryDom;
  if (!library) return "no library";
  const wanted = query.pattern === undefined ? String(query.text) : new RegExp(query.pattern);
  const look = (container: Element): HTMLElement[] => {
    if (query.by === "role") return library.queryAllByRole(container, String(query.role), { name: wanted });
    if (query.by === "label") return library.queryAllByLabelText(container, wanted);
    return library.queryAllByText(container, wanted, { ignore: "script, style, template" });
  };
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const dialogs = document.querySelectorAll("dialog[open], [role=dialog], [role=alertdialog]");
  for (const container of [...dialogs].reverse().concat(document.body)) {
    const [role = "", name = ""] = query.within ?? [];
    const places = query.within ? library.queryAllByRole(container, role, { name }) : [container];
    const found = places.flatMap(look);
    // What is chosen by its label may be drawn by the label alone, and a file's input never is.
    const first = found.find((element) => isShown(element)) ?? (query.by === "label" ? found[0] : undefined);
    if (first) return first;
  }
  return "nothing";
}

/** Brings an element to where a finger reaches it; returns where it is, "" where it lies under another or is busy. Runs in the page. */
export function reach(element: HTMLElement): string {
  element.scrollIntoView({ block: "center", behavior: "instant" });
  if (element.closest("[inert]") || element.matches(":disabled, [aria-busy=true]")) return "";
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return hit && (element.contains(hit) || hit.contains(element)) ? `${x} ${y} ${width} ${height}` : "";
}

/** Notes whether the next tap comes to an element, or to what it is drawn by. Runs in the page. */
export function expectTap(element: HTMLElement): void {
  globalThis.hasTapCome = false;
  const hear = ({ target }: Event) => {
    if (target instanceof Node) globalThis.hasTapCome = element.contains(target) || target.contains(element);
  };
  addEventListener("pointerdown", hear, { capture: true, once: true });
}

/** Whether a public page's scripts have taken over. Runs in the page. */
export function hasTakenOver(): boolean {
  const root = document.getElementById("root");
  const form = document.querySelector<HTMLFormElement>("form#review");
  // Preact keeps its tree in this property.
  return root !== null && Reflect.has(root, "__k") && form?.noValidate !== false;
}
