import { describe, expect, it } from "vitest";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import { changed, refusalOf } from "./list-change.ts";

const way = (value: string): PaymentWay => ({ kind: "kofi", value });
const [a, b, c, d] = [way("a"), way("b"), way("c"), way("d")];

describe("a change of a list of ways", () => {
  it("a new way comes last, and comes once when its response was lost", () => {
    expect(changed([a, b], { kind: "add", way: c })).toEqual([a, b, c]);
    expect(changed([a, b, c], { kind: "add", way: c })).toEqual([a, b, c]);
  });

  it("a changed way keeps its place, also among ways from elsewhere", () => {
    expect(changed([d, a, b], { kind: "replace", before: a, way: c })).toEqual([d, c, b]);
  });

  it("a way that was removed or changed elsewhere meanwhile is added as it was typed", () => {
    expect(changed([b], { kind: "replace", before: a, way: c })).toEqual([b, c]);
    expect(changed([b, c], { kind: "replace", before: a, way: c })).toEqual([b, c]);
  });

  it("a removed way goes alone, and twice is once", () => {
    expect(changed([a, b, c], { kind: "remove", way: b })).toEqual([a, c]);
    expect(changed([a, c], { kind: "remove", way: b })).toEqual([a, c]);
  });

  it("a way moves by places, to the ends at the most, and stays away when it is gone", () => {
    expect(changed([a, b, c], { kind: "move", way: c, by: -1 })).toEqual([a, c, b]);
    expect(changed([a, b, c], { kind: "move", way: a, by: 2 })).toEqual([b, c, a]);
    expect(changed([a, b, c], { kind: "move", way: a, by: -1 })).toEqual([a, b, c]);
    expect(changed([a, b], { kind: "move", way: c, by: -1 })).toEqual([a, b]);
  });

  it("ways that differ in another field than the value are different ways", () => {
    const [wero, bizum]: PaymentWay[] = [
      { kind: "number", value: "+34612345678", label: "Wero", country: "ES" },
      { kind: "number", value: "+34612345678", label: "Bizum", country: "ES" },
    ];
    expect(
      changed([wero as PaymentWay, bizum as PaymentWay], { kind: "remove", way: bizum as PaymentWay }),
    ).toEqual([wero]);
  });
});

describe("a refused list", () => {
  const issueIn = (row: number, text: string) => ({
    path: [row - 1, "value"],
    text: `Row {row}: ${text}`,
    values: { row },
  });

  it("a message about another row is told at that row", () => {
    const issues = [issueIn(1, "Broken."), issueIn(2, "Wrong."), issueIn(1, "Also.")];
    const { ofChange, others } = refusalOf(issues, [a, b], { kind: "add", way: b });
    expect(ofChange).toEqual(["Wrong."]);
    expect([...others.values()]).toEqual(["Broken."]);
  });

  it("a message about the list or a thirteenth row is the change's own", () => {
    const whole = { path: [], text: "Invalid input", values: {} };
    const third = { ...issueIn(3, "You can have at most {max}."), values: { row: 3, max: 2 } };
    const refused = refusalOf([whole, third], [a, b], { kind: "add", way: b });
    expect(refused.ofChange).toEqual(["Invalid input", "You can have at most 2."]);
  });
});
