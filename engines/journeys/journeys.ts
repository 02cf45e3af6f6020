import type { Journey } from "../journey.ts";
import { IN_APP } from "./in-app.ts";
import { PAGE } from "./page.ts";
import { REVIEW } from "./review.ts";
import { SCAN } from "./scan.ts";
import { TIP } from "./tip.ts";

/** All of them, in the order of a guest's day and then of a guide's. */
export const JOURNEYS: Journey[] = [...SCAN, ...TIP, ...REVIEW, ...PAGE, ...IN_APP];
