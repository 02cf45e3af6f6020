import type { Journey } from "../journey.ts";
import { ACCOUNT } from "./account.ts";
import { ADMIN } from "./admin.ts";
import { FIRST_PROFILE } from "./first-profile.ts";
import { IN_APP } from "./in-app.ts";
import { LOST_CODE } from "./lost-code.ts";
import { PAGE } from "./page.ts";
import { PLAN } from "./plan.ts";
import { POCKET } from "./pocket.ts";
import { PRINT } from "./print.ts";
import { REVIEW } from "./review.ts";
import { SCAN } from "./scan.ts";
import { TIP } from "./tip.ts";
import { TOURS } from "./tours.ts";
import { WAYS } from "./ways.ts";

/** All of them, in the order of a guest's day and then of a guide's. */
export const JOURNEYS: Journey[] = [
  SCAN,
  TIP,
  REVIEW,
  PAGE,
  IN_APP,
  FIRST_PROFILE,
  WAYS,
  TOURS,
  PRINT,
  POCKET,
  LOST_CODE,
  ACCOUNT,
  PLAN,
  ADMIN,
].flat();
