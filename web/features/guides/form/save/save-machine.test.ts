import { describe, expect, it } from "vitest";
import { type PublicGuide, guideSchema } from "#schema/guide.ts";
import type { CheckedValues } from "../values.ts";
import { LOST, next, phaseOf, RETRIED, type SaveEvent, type SaveState, STOPPED } from "./save-machine.ts";

const valuesWith = (bio: string): CheckedValues => ({
  ...guideSchema.parse({ name: "Marta", bio }),
  handle: null,
  reviewPlatforms: [],
  links: [],
});
const values = valuesWith("Small groups");
const merged = valuesWith("Small groups, and theirs");
const guide = { id: 7 } as PublicGuide;
const newer = { id: 7, name: "Marta O." } as PublicGuide;
const platforms = [{ platform: "Google", url: "https://g.example/marta" }];
const links = [{ label: "Website", url: "https://marta.example/", until: null }];

const pressed: SaveEvent = { type: "pressed", values };
const ready: SaveEvent = { type: "ready", values: merged };
const written: SaveEvent = { type: "written", guide, isNew: true, platforms, links };
const saved: SaveEvent = { type: "saved", guide: newer };
const data = { values, guide, isNew: true, platforms, links };

const IDLE: SaveState = { step: "idle" };
const STATES: Record<SaveState["step"], SaveState> = {
  idle: IDLE,
  ask: { step: "ask", values },
  handOn: { step: "handOn", values },
  write: { step: "write", values },
  merge: { step: "merge", values, newest: newer },
  ways: { step: "ways", ...data },
  platforms: { step: "platforms", ...data },
  links: { step: "links", ...data },
  image: { step: "image", ...data },
  leave: { step: "leave", ...data },
  offline: { step: "offline", lost: { step: "image", ...data } },
};
const steps = Object.keys(STATES) as SaveState["step"][];

/** Returns the steps that a save takes by these events. */
function stepsOf(events: SaveEvent[]): string[] {
  let state = IDLE;
  return events.map((event) => (state = next(state, event)).step);
}

describe("the steps of a save", () => {
  it("a save asks, writes, saves each part, and leaves", () => {
    const events = [pressed, ready, written, saved, saved, saved, saved, STOPPED];
    expect(stepsOf(events)).toEqual(["ask", "write", "ways", "platforms", "links", "image", "leave", "idle"]);
  });

  it("a save with another person's name hands the badge on before it writes", () => {
    const renamed: SaveEvent = { type: "renamed", values };
    expect(stepsOf([pressed, renamed, ready, written])).toEqual(["ask", "handOn", "write", "ways"]);
  });

  it("a save that another tab was quicker than is merged and written again, as often as needed", () => {
    const outdated: SaveEvent = { type: "outdated", newest: newer };
    const events = [pressed, ready, outdated, ready, outdated, ready, written];
    expect(stepsOf(events)).toEqual(["ask", "write", "merge", "write", "merge", "write", "ways"]);
    expect(next(STATES.write, outdated)).toEqual({ step: "merge", values, newest: newer });
  });

  it("an answer about a conflict is written without asking again", () => {
    expect(next(IDLE, ready)).toEqual({ step: "write", values: merged });
  });

  it.each(["idle", "ask", "handOn", "merge"] as const)(
    "a save whose values are ready in %s is written",
    (step) => {
      expect(next(STATES[step], ready)).toMatchObject({ step: "write", values: merged });
    },
  );

  it("the steps after a write know what was written", () => {
    expect(next(STATES.write, written)).toMatchObject({ step: "ways", ...data });
    expect(next(STATES.ways, { type: "saved" })).toEqual({ step: "platforms", ...data });
    expect(next(STATES.image, saved)).toEqual({ step: "leave", ...data, guide: newer });
  });

  it("the progress of an upload belongs to its step alone", () => {
    const sending: SaveEvent = { type: "sending", sent: 0.5 };
    expect(next(STATES.image, sending)).toEqual({ ...STATES.image, sent: 0.5 });
    for (const step of steps) if (step !== "image") expect(next(STATES[step], sending)).toBe(STATES[step]);
  });

  it.each(steps)("a save that is stopped in %s is over", (step) => {
    expect(next(STATES[step], STOPPED)).toEqual(IDLE);
  });

  const running = steps.filter((step) => step !== "idle" && step !== "offline");
  it.each(running)("a save that finds no network in %s goes on there", (step) => {
    const waiting = next(STATES[step], LOST);
    expect(waiting).toEqual({ step: "offline", lost: STATES[step] });
    expect(next(waiting, RETRIED)).toBe(STATES[step]);
  });

  it("a save that waits for a network is replaced by a press", () => {
    expect(next(STATES.offline, { ...pressed, values: merged })).toEqual({ step: "ask", values: merged });
  });

  it.each(steps.filter((step) => step !== "offline"))("a late retry in %s changes nothing", (step) => {
    expect(next(STATES[step], RETRIED)).toBe(STATES[step]);
  });

  it.each(["idle", "offline"] as const)("a network that is lost in %s changes nothing", (step) => {
    expect(next(STATES[step], LOST)).toBe(STATES[step]);
  });

  it.each(running)("a second press in %s changes nothing", (step) => {
    expect(next(STATES[step], { ...pressed, values: merged })).toBe(STATES[step]);
  });

  it.each(["write", "ways", "platforms", "image", "leave"] as const)(
    "an answer about a conflict in %s changes nothing",
    (step) => {
      expect(next(STATES[step], ready)).toBe(STATES[step]);
    },
  );

  it.each(steps.filter((step) => step !== "write"))("a late response in %s writes nothing again", (step) => {
    expect(next(STATES[step], written)).toBe(STATES[step]);
  });
});

it.each([
  ["idle", "idle"],
  ["ask", "idle"],
  ["handOn", "saving"],
  ["write", "saving"],
  ["merge", "saving"],
  ["ways", "saving"],
  ["platforms", "saving"],
  ["image", "saving"],
  ["leave", "saved"],
  ["offline", "idle"],
] as const)("a save in %s is shown as %s", (step, shown) => {
  expect(phaseOf(STATES[step])).toEqual({ step: shown });
});

it("a save that sends an image shows how much of it is sent", () => {
  expect(phaseOf({ step: "image", ...data, sent: 0.5 })).toEqual({ step: "uploading", sent: 0.5 });
});
