import type { ReactNode } from "react";
import type { Country } from "#schema/country.ts";
import type { ChosenWay } from "./run.ts";
import type { Problem } from "./problem.ts";

/** What the fields of a chosen way need. */
export type WayFieldsProps = {
  chosen: ChosenWay;
  /** where the guide works */
  country: Country | null;
  /** what the server refused */
  problem: Problem | undefined;
  isBusy: boolean;
  /** says which way it is, above the fields */
  head: ReactNode;
  /** stands below the fields */
  note: ReactNode;
  buttons: ReactNode;
  onType: (chosen: ChosenWay) => void;
  /** called with the way once all of it is right */
  onWhole: (chosen: ChosenWay) => void;
};
