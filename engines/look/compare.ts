import type { Mark, Marks } from "./marks.ts";

/** px, and a share of the length, in which engines may differ that draw the same */
const ACROSS = { px: 8, share: 0.03 };
/** As above, from top to bottom: a text may break one line more. */
const DOWN = { px: 28, share: 0.05 };
/** Of the height of what never breaks lines. */
const CONTROL_HEIGHT = { px: 5, share: 0.03 };
/** 0 to 255, of a channel of a text's computed colour */
const COLOUR = 8;
/** 0 to 255, of a channel of the mean colour of what is painted */
const PAINT = 16;
/** As above, of letters, which engines draw bolder or thinner. */
const LETTERS = 32;
/** px; what is narrower or lower has little but edges, which engines soften each in its way */
const THIN = 16;
/** px by which a text is moved that has gone to another line */
const LINE = 8;

type Tolerance = { px: number; share: number };
const isNear = (one: number, other: number, { px, share }: Tolerance): boolean =>
  Math.abs(one - other) <= px + share * Math.max(Math.abs(one), Math.abs(other));

const apart = (one: number[], other: number[]): number =>
  Math.max(0, ...one.map((part, at) => Math.abs(part - (other[at] ?? 0))));

/** Where a mark begins in its box, or on the page. A text begins where its lines do. */
function placeOf({ kind, direction, x, y, width, within }: Mark, marks: Marks) {
  const box = marks[within];
  const start = kind === "text" && direction === "rtl" ? x + width : x;
  return { x: start - (box?.x ?? 0), y: y - (box?.y ?? 0) };
}

/** px by which a mark may be moved because texts above it in its box have a line more or less */
function slackOf({ within, y }: Mark, here: Marks, there: Marks): number {
  const above = Object.entries(here).filter(
    ([, text]) => text.kind === "text" && text.within === within && text.y + text.height <= y,
  );
  return above.reduce((sum, [key, { height }]) => sum + Math.abs((there[key]?.height ?? height) - height), 0);
}

/** Names what differs between two marks of one place in the document. */
function unlikeness(one: Mark, other: Mark, here: Marks, there: Marks): string[] {
  const [a, b] = [placeOf(one, here), placeOf(other, there)];
  const told: string[] = [];
  const tell = (what: string, from: number, to: number) =>
    told.push(`${what} ${Math.round(to)}, not ${Math.round(from)}`);
  if (one.direction !== other.direction) told.push(`direction ${other.direction}`);
  // Where its lines break makes a text wider or narrower, and moves what follows in it.
  const isBroken = one.isBroken || other.isBroken;
  const isMoved = (one.isInline || one.kind === "control") && Math.abs(a.y - b.y) > LINE;
  // What stands in the lines of a text is where they have room for it.
  const isBrokenAnew =
    (one.isInline && one.isBroken !== other.isBroken) ||
    here[one.line]?.isBroken ||
    there[one.line]?.isBroken;
  if (!isMoved && !isBrokenAnew && !(isBroken && one.isCentred) && !isNear(a.x, b.x, ACROSS))
    tell("x", a.x, b.x);
  if (!isNear(a.y, b.y, { ...DOWN, px: DOWN.px + slackOf(one, here, there) })) tell("y", a.y, b.y);
  // Words that tell the time, the engine or a country's name are as long as each has them.
  if (!isBroken && one.name === other.name && !isNear(one.width, other.width, ACROSS))
    tell("width", one.width, other.width);
  const isRigid = !isBroken && (one.kind === "control" || one.kind === "picture");
  if (!isNear(one.height, other.height, isRigid ? CONTROL_HEIGHT : DOWN))
    tell("height", one.height, other.height);
  if (one.isCut !== other.isCut) told.push(other.isCut ? "has too little room" : "has room for all");
  if (apart(one.colour, other.colour) > COLOUR) told.push(`colour ${other.colour}, not ${one.colour}`);
  const [{ paint }, { paint: painted }] = [one, other];
  const isThin = Math.min(one.width, one.height) < THIN;
  if (
    paint &&
    painted &&
    !isMoved &&
    !isBrokenAnew &&
    !isThin &&
    !one.isNative &&
    apart(paint, painted) > (one.kind === "text" ? LETTERS : PAINT)
  )
    told.push(`painted ${painted}, not ${paint}`);
  return told;
}

/** Lists in which ways an engine's look at a screen differs from another's, a line for each mark. */
export function differences(here: Marks, there: Marks): string[] {
  return Object.keys({ ...here, ...there }).flatMap((key) => {
    const [one, other] = [here[key], there[key]];
    if (!one || !other) {
      const mark = one ?? other;
      // What is in a box that is missing is missing with it.
      const isTold = mark && mark.within !== "" && !(here[mark.within] && there[mark.within]);
      return mark && !isTold ? [`${mark.name}: ${one ? "is missing" : "is too much"}`] : [];
    }
    const told = unlikeness(one, other, here, there);
    return told.length > 0 ? [`${one.name}: ${told.join("; ")}`] : [];
  });
}
