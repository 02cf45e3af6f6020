import type { Guide } from "#schema/guide.ts";
import type { FormValues } from "../values.ts";

/** The profile as a save would leave it. */
export type GuideDraft = {
  /** the profile as it was last saved; undefined while it is new */
  guide: Guide | undefined;
  values: FormValues;
  /** the address of its image */
  image: string | null;
  /** CSS selector of the part of the public page that is being edited */
  part: string | undefined;
};
