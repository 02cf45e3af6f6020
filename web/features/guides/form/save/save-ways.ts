import { reasonOf } from "#web/api/failure.ts";
import { toast } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";

/** The further ways to be tipped of a new profile. */
export type NewWays = {
  /** tells whether some are to be saved with this profile; undefined for one that doesn't exist yet */
  isWaiting: (guideId: number | undefined) => boolean;
  /** saves them; resolves with the reason where they are refused */
  save: (guideId: number) => Promise<string | undefined>;
};

const toastNotSaved = (reason: string): void =>
  toast({
    title: t("Warning"),
    description: `${t("Your profile was saved, but your ways to be tipped were not.")} ${reason}`.trim(),
    variant: "destructive",
  });

/**
 * Saves the ways of a new profile that exists by now. Returns whether they are saved. `showFailure`: shows what the calls
 * throw, where nothing else is to be shown of it.
 */
export async function saveWays(
  ways: NewWays | undefined,
  guideId: number,
  showFailure: (error: unknown, otherwise: () => void) => void,
): Promise<boolean> {
  try {
    const reason = await ways?.save(guideId);
    if (reason === undefined) return true;
    toastNotSaved(reason);
  } catch (error) {
    showFailure(error, () => toastNotSaved(reasonOf(error)));
  }
  return false;
}
