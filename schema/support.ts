import * as z from "zod/mini";
import { message } from "#texts/message.ts";
import { TRIAL_DAYS_MAX } from "./admin.ts";
import { hideSchema } from "./moderation.ts";

const DAYS = message("Please choose 1 to {max} days", { max: TRIAL_DAYS_MAX });

/**
 * POST /api/admin/users/{id}/trial. The audit log keeps the reason. `from`: the trial's end that the days were chosen for;
 * where it is another by now nothing changes, so that a call whose response was lost can be made again.
 */
export const trialSchema = z.object({
  days: z.int(DAYS).check(z.minimum(1, DAYS), z.maximum(TRIAL_DAYS_MAX, DAYS)),
  from: z.optional(z.nullable(z.iso.datetime())),
  ...hideSchema.shape,
});
export type TrialInput = z.output<typeof trialSchema>;
