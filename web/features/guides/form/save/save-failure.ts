import { flushSync } from "react-dom";
import { ApiError, serverMessageOf } from "#web/api/client.ts";
import { reasonOf, statusOf } from "#web/api/failure.ts";
import { toastFailure } from "#web/features/session/toast-failure.ts";
import { toast } from "#web/ui/toast.ts";
import { t, tMessage } from "#texts/app/t.ts";
import { listed } from "#texts/app/listed.ts";
import { UPLOAD_FAILED } from "../image/square-crop.ts";
import { focusField } from "../focus-field.ts";
import { linkFaults, reasonsFor } from "./field-issues.ts";
import { toastSaveFailure } from "./toast-save-failure.ts";
import type { GuideFormMethods } from "../values.ts";
import type { SaveState } from "./save-machine.ts";

/** Returns whether the API itself refused a call with this status. */
export const isRefusal = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status && error.body !== undefined;

/** Returns whether a call got no response. It may have arrived nevertheless. */
export const hasNoResponse = (error: unknown): boolean => statusOf(error) === undefined;

const toastWarning = (description: string): void =>
  toast({ title: t("Warning"), description, variant: "destructive" });

/** Shows why the profile was saved without its ways to be tipped. */
export const toastWaysFailure = (reason: string): void =>
  toastWarning(`${t("Your profile was saved, but your ways to be tipped were not.")} ${reason}`.trim());

/** Shows that the image wasn't uploaded, and why when the server refused the image itself. */
function toastUploadFailure(error: unknown): void {
  const reason = isRefusal(error, 413) ? serverMessageOf(error) : undefined;
  const fallback = reason ?? UPLOAD_FAILED.description;
  const description = hasNoResponse(error) ? reasonOf(error, { fallback }) : tMessage(fallback);
  toast({ title: t(UPLOAD_FAILED.title), description, variant: "destructive" });
}

/** Shows that the session has ended and that nothing typed is lost. */
export function toastSessionEnd(): void {
  toast({
    title: t("Authentication required"),
    description: t("Please log in, then try again. Nothing you typed is lost."),
    variant: "destructive",
  });
}

/** Shows that the profile was saved without its links, and what the server found at their rows. */
function showLinksFailure(error: unknown, form: GuideFormMethods): void {
  toastWarning(t("Your profile was saved, but your links were not. Please save again."));
  const faults = linkFaults(error);
  // A row with a fault unfolds, and its field can have the focus only then.
  flushSync(() => {
    for (const { input, message } of faults) form.setError(input, { type: "server", message });
  });
  if (faults[0]) focusField(form, faults[0].input);
}

/** Shows why a save failed: messages about a field at the field, the rest in a toast. */
function showSaveFailure(error: unknown, form: GuideFormMethods, isNew: boolean): void {
  const reasons = reasonsFor(error);
  const inputs = reasons.flatMap(({ input, message }) => {
    if (input !== undefined) form.setError(input, { type: "server", message });
    return input ?? [];
  });
  if (inputs[0]) focusField(form, inputs[0]);
  const others = reasons.flatMap(({ input, message }) => (input === undefined ? tMessage(message) : []));
  if (others.length > 0) toast({ title: t("Error"), description: listed(others), variant: "destructive" });
  else if (inputs.length === 0) toastSaveFailure(error, isNew);
}

/** Shows why a step of a save failed. What earlier steps have saved stays saved. */
export function showStepFailure(
  step: SaveState["step"],
  error: unknown,
  form: GuideFormMethods,
  isNew: boolean,
): void {
  if (step === "handOn") toastFailure(t("Not handed on"), error);
  else if (step === "ways") toastWaysFailure(reasonOf(error));
  else if (step === "platforms")
    toastWarning(t("Your profile was saved, but your review platforms were not. Please save again."));
  else if (step === "links") showLinksFailure(error, form);
  else if (step === "image") toastUploadFailure(error);
  else showSaveFailure(error, form, isNew);
}
