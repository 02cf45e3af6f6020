import { existsSync, readFileSync } from "node:fs";
import { CommandError } from "../../command-error.ts";
import { newState, type State } from "./state.ts";

/** Reads the state that a file holds, a new one where there is none. Throws CommandError for a file that can't be used. */
export function readState(file: string): State {
  if (!existsSync(file)) return newState();
  try {
    const state: State = JSON.parse(readFileSync(file, "utf8"));
    if (state.version === 1) return state;
  } catch (cause) {
    throw new CommandError(`${file} is not JSON. Remove it to start afresh.`, { cause });
  }
  throw new CommandError(`${file} was written by another version. Remove it to start afresh.`);
}
