import { ApiError, serverMessageOf } from "#web/api/client.ts";
import { statusOf } from "#web/api/failure.ts";
import { toastFailure } from "#web/features/session/toast-failure.ts";
import { toast } from "#web/ui/toast.ts";
import { t, told } from "#web/words/t.ts";
import { listed } from "#web/words/listed.ts";
import { UPLOAD_FAILED } from "../image/square-crop.ts";
import { fieldErrors } from "./server-errors.ts";
import type { GuideFormMethods } from "../values.ts";

/** Tells whether the API itself refused a call with this status. */
export const isRefusal = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status && error.body !== undefined;

/** Tells whether a call got no answer. It may have arrived nevertheless. */
export const isUnanswered = (error: unknown): boolean => statusOf(error) === undefined;

/** Shows that the review platforms weren't saved. */
export const toastPlatformsFailure = (): void =>
  toast({
    title: t("Warning"),
    description: t("Your profile was saved, but your review platforms were not. Please save again."),
    variant: "destructive",
  });

/** Shows that the image wasn't uploaded, and why when the server refused the image itself. */
export function toastUploadFailure(error: unknown): void {
  const reason = isRefusal(error, 413) ? serverMessageOf(error) : undefined;
  toast({
    title: t(UPLOAD_FAILED.title),
    description: told(reason ?? UPLOAD_FAILED.description),
    variant: "destructive",
  });
}

/** Shows why a badge wasn't handed on. Nothing has changed then. */
export const toastHandOnFailure = (error: unknown): void => toastFailure(t("Not handed on"), error);

/** Shows that the session has ended and that nothing typed is lost. */
export function toastSessionEnd(): void {
  toast({
    title: t("Authentication required"),
    description: t("Please log in, then save again. Nothing you typed is lost."),
    variant: "destructive",
  });
}

/** Lists the server's reasons that may be about fields: rules that are broken, and a handle that is taken. */
function reasonsOf(error: unknown): string[] {
  if (!(error instanceof ApiError) || !error.body) return [];
  if (error.status === 409) return [error.body.message];
  return error.status === 400 ? (error.body.errors ?? []) : [];
}

/** Shows why a save failed that isn't about a field. */
export function toastSaveFailure(error: unknown, isNew: boolean): void {
  const fallback = isNew
    ? t("Failed to create your profile. Please try again.")
    : t("Failed to update your profile. Please try again.");
  toastFailure(t("Error"), error, { fallback });
}

/** Shows why a save failed: messages about a field at the field, the rest in a toast. */
export function showSaveFailure(error: unknown, form: GuideFormMethods, isNew: boolean): void {
  const errors = reasonsOf(error);
  const known = fieldErrors(errors);
  for (const { field, message } of known) form.setError(field, { type: "server", message });
  if (known[0]) form.setFocus(known[0].field);
  const others = errors.filter((message) => !known.some((error) => error.message === message));
  if (known.length > 0 && others.length === 0) return;
  if (others.length > 0)
    toast({ title: t("Error"), description: listed(others.map(told)), variant: "destructive" });
  else toastSaveFailure(error, isNew);
}
