import type { Guide, PublicGuide } from "#schema/guide.ts";
import type { PlatformValues } from "#schema/platform.ts";
import type { WebLink } from "#schema/web-links.ts";
import type { CheckedValues } from "../values.ts";
import type { SavePhase } from "./save-phase.ts";

/** The lists that a save has to store; undefined where they are stored already. */
type Unsaved = { platforms: PlatformValues[] | undefined; links: WebLink[] | undefined };

/** A save whose profile is written. */
export type Written = Unsaved & {
  values: CheckedValues;
  guide: Guide;
  /** whether this save has created the profile */
  isNew: boolean;
};

/** A save that runs. */
type Running =
  | { step: "ask" | "handOn" | "write"; values: CheckedValues }
  | { step: "merge"; values: CheckedValues; newest: PublicGuide }
  | ({ step: "ways" | "platforms" | "links" | "leave" } & Written)
  /** `sent`: how much of the image is, 0 to 1 */
  | ({ step: "image"; sent?: number } & Written);

/**
 * A save: ask → hand on → write → ways → platforms → links → image → leave. What another tab has written meanwhile is merged, and
 * the result is written again. `idle`: no save runs; the next one continues where the last one stopped. `offline`: without a
 * network a save is only a slow one. It goes on with the step that found none and with what was pressed for, so that nothing
 * half-typed is published; what is typed meanwhile stays in the form, as during any save, and another press takes its place.
 */
export type SaveState = { step: "idle" } | Running | { step: "offline"; lost: Running };

export type SaveEvent =
  | { type: "pressed"; values: CheckedValues }
  /** the new name is another person's, who gets the badge */
  | { type: "renamed"; values: CheckedValues }
  /** these values can be written: questions are answered, versions are merged */
  | { type: "ready"; values: CheckedValues }
  /** another tab was quicker */
  | { type: "outdated"; newest: PublicGuide }
  | ({ type: "written"; guide: Guide; isNew: boolean } & Unsaved)
  | { type: "sending"; sent: number }
  /** a part of the profile is saved; `guide`: the profile with it */
  | { type: "saved"; guide?: Guide }
  /** the device is offline */
  | { type: "lost" }
  /** it may be online again */
  | { type: "retried" }
  /** by an answer, a failure, or changes since */
  | { type: "stopped" };

type Step = SaveState["step"];
type EventType = SaveEvent["type"];

export const IDLE: SaveState = { step: "idle" };
export const STOPPED: SaveEvent = { type: "stopped" };
export const LOST: SaveEvent = { type: "lost" };
export const RETRIED: SaveEvent = { type: "retried" };

/** The steps that follow by each event. Every step can be stopped, and lost. */
const TRANSITIONS: Record<Exclude<Step, "offline">, Partial<Record<EventType, Step>>> = {
  idle: { pressed: "ask", ready: "write" },
  ask: { renamed: "handOn", ready: "write" },
  handOn: { ready: "write" },
  write: { outdated: "merge", written: "ways" },
  merge: { ready: "write" },
  ways: { saved: "platforms" },
  platforms: { saved: "links" },
  links: { saved: "image" },
  image: { sending: "image", saved: "leave" },
  leave: {},
};

/** Returns the state that follows. An event that a step doesn't wait for, such as a second press, changes nothing. */
export function next(state: SaveState, event: SaveEvent): SaveState {
  const { type, ...data } = event;
  if (type === "stopped") return IDLE;
  if (state.step === "offline") {
    if (type === "retried") return state.lost;
    const begun = next(IDLE, event);
    return begun === IDLE ? state : begun;
  }
  if (type === "lost") return state.step === "idle" ? state : { step: "offline", lost: state };
  const step = TRANSITIONS[state.step][type];
  // The cast holds because each event brings what the steps that follow it hold beyond the step before.
  return step ? ({ ...state, ...data, step } as SaveState) : state;
}

/** The steps that the form shows nothing of: a dialog asks, or a network is waited for. */
const QUIET: readonly Step[] = ["idle", "ask", "offline"];

/** Returns what the form shows in a state. */
export function phaseOf(state: SaveState): SavePhase {
  if (state.step === "image" && state.sent !== undefined) return { step: "uploading", sent: state.sent };
  if (state.step === "leave") return { step: "saved" };
  return { step: QUIET.includes(state.step) ? "idle" : "saving" };
}
