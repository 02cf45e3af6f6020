/** Something that is painted: a text, a control, a picture, or a box with a ground or an edge. */
export type Mark = {
  kind: "text" | "control" | "picture" | "box";
  /** the key of the box that it is in; "" for the page */
  within: string;
  /** what a person calls it */
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
  direction: string;
  /** of a text: red, green, blue and opacity, 0 to 255 */
  colour: number[];
  /** whether it is a text of several lines, or has parts that may go to another line */
  isBroken: boolean;
  /** whether it goes on in the next line where it has no room */
  isInline: boolean;
  /** the key of the text in whose lines it stands; "" for what has a place of its own */
  line: string;
  /** whether it has the engine's own face */
  isNative: boolean;
  isCentred: boolean;
  /** whether more is in it than it has room for */
  isCut: boolean;
  /** the mean colour of its picture, where all of it is on the picture */
  paint?: number[] | undefined;
};
/** by their places in the document */
export type Marks = Record<string, Mark>;

/**
 * Lists what is painted in the uppermost dialog, else on the whole page, in px of the window, as JSON: drivers drop what is handed
 * over twice. Runs in the page.
 */
export function readMarks(): string {
  const CONTROLS = "input, select, textarea, button, progress, meter, summary";
  const PICTURES = "img, svg, canvas, video, iframe";
  const marks: Marks = {};
  const ink = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const colours = new Map<string, number[]>();
  // Engines write one colour in several ways: all of them can paint with it.
  const read = (colour: string): number[] => {
    const known = colours.get(colour);
    if (known || !ink) return known ?? [];
    ink.clearRect(0, 0, 1, 1);
    ink.fillStyle = colour;
    ink.fillRect(0, 0, 1, 1);
    const parts = [...ink.getImageData(0, 0, 1, 1).data];
    colours.set(colour, parts);
    return parts;
  };
  const round = (px: number) => Math.round(px * 10) / 10;
  const hasGround = (style: CSSStyleDeclaration) =>
    read(style.backgroundColor)[3] !== 0 ||
    style.backgroundImage !== "none" ||
    style.boxShadow !== "none" ||
    [style.borderTopWidth, style.borderBottomWidth, style.borderLeftWidth].some((px) => px !== "0px");
  const isDrawnBefore = (element: Element) =>
    ["::before", "::after"].some(
      (part) => !/^(?:none|normal|)$/.test(getComputedStyle(element, part).content),
    );
  const kindOf = (element: Element, style: CSSStyleDeclaration): Mark["kind"] | undefined => {
    if (element.matches(PICTURES)) return "picture";
    if (element.matches(CONTROLS)) return "control";
    return hasGround(style) || isDrawnBefore(element) ? "box" : undefined;
  };

  const add = (key: string, kind: Mark["kind"], within: string, element: Element, range?: Range) => {
    const { x, y, width, height } = (range ?? element).getBoundingClientRect();
    const style = getComputedStyle(element);
    const inSight = Math.min(innerWidth, x + width) - Math.max(0, x);
    const isHidden = width < 2 || height < 2 || inSight < width / 2 || y + height <= 0;
    if (isHidden) return false;
    const said = kind === "text" || kind === "control" ? element.textContent : "";
    const isInline = range !== undefined || (kind !== "picture" && style.display === "inline");
    const name = element.getAttribute("aria-label") ?? element.getAttribute("placeholder") ?? said;
    marks[key] = {
      kind,
      within,
      name: `${element.localName} ${name.trim().replaceAll(/\s+/g, " ").slice(0, 40) || (element.getAttribute("class") ?? "")}`,
      x: round(x),
      y: round(y),
      width: round(width),
      height: round(height),
      direction: style.direction,
      colour: kind === "text" ? read(style.color) : [],
      isBroken: isInline
        ? new Set([...(range ?? element).getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size >
          1
        : style.flexWrap === "wrap",
      isInline,
      line: style.display.startsWith("inline") ? `${key.replace(/\/[^/]*$/, "")} text` : "",
      isNative: element.matches("[type=checkbox], [type=radio]") && style.appearance !== "none",
      isCentred: style.textAlign === "center",
      // Engines count the margins of what scrolls in a box otherwise.
      isCut:
        kind !== "box" &&
        element instanceof HTMLElement &&
        !element.matches("input, select, textarea") &&
        style.display !== "inline" &&
        (element.scrollWidth > element.clientWidth + 1 ||
          (kind !== "text" && element.scrollHeight > element.clientHeight + 1)),
    };
    return true;
  };

  const visit = (element: Element, key: string, within: string) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
    const style = getComputedStyle(element);
    // What is there for screen readers alone is cut to nothing.
    if (style.clip.startsWith("rect") || /inset\((?:50|100)%/.test(style.clipPath)) return;
    const kind = kindOf(element, style);
    const isBox = kind && add(key, kind, within, element);
    if (kind === "picture") return;
    const inside = isBox ? key : within;
    const words = document.createRange();
    const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== "");
    const [first, last] = [texts[0], texts.at(-1)];
    if (first && last && element.localName !== "option") {
      words.setStartBefore(first);
      words.setEndAfter(last);
      add(`${key} text`, "text", inside, element, words);
    }
    const counts = new Map<string, number>();
    for (const child of element.children) {
      // A code is drawn as one kind of picture until another is there.
      const tag = child.matches(PICTURES) ? "picture" : child.localName;
      const step = [tag, child.getAttribute("class")?.split(" ")[0]].filter(Boolean).join(".");
      const count = (counts.get(step) ?? 0) + 1;
      counts.set(step, count);
      visit(child, `${key}/${step}:${count}`, inside);
    }
  };
  const dialogs = document.querySelectorAll("dialog[open], [role=dialog], [role=alertdialog]");
  const root = [...dialogs].at(-1) ?? document.body;
  visit(root, root.localName, "");
  return JSON.stringify(marks);
}
