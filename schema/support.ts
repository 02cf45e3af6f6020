import * as z from "zod/mini";
import { message } from "#texts/message.ts";
import { TRIAL_DAYS_MAX } from "./admin.ts";
import { hideSchema } from "./moderation.ts";

const DAYS = message("Please choose 1 to {max} days", { max: TRIAL_DAYS_MAX });

/** POST /api/admin/users/{id}/trial. The audit log keeps the reason. */
export const trialSchema = z.object({
  days: z.int(DAYS).check(z.minimum(1, DAYS), z.maximum(TRIAL_DAYS_MAX, DAYS)),
  ...hideSchema.shape,
});
