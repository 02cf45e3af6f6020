import { toastFailure } from "#web/features/session/toast-failure.ts";
import { t } from "#texts/app/t.ts";

/** Shows why a save failed that isn't about a field. */
export function toastSaveFailure(error: unknown, isNew: boolean): void {
  const fallback = isNew
    ? t("Failed to create your profile. Please try again.")
    : t("Failed to update your profile. Please try again.");
  toastFailure(t("Error"), error, { fallback });
}
