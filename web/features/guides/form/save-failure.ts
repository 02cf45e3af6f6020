import { ApiError, serverMessageOf } from "#web/api/client.ts";
import { toast, type ToastMessage } from "#web/ui/toast.ts";
import { UPLOAD_FAILED } from "../picture/messages.ts";
import { fieldErrors } from "./server-errors.ts";
import type { GuideFormMethods } from "./values.ts";

/** Whether the server answered a call with this status, in its own words. */
export const isRefusal = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status && error.body !== undefined;

/** Whether a call got no answer: it may have arrived, or not. */
export const isUnanswered = (error: unknown): boolean => !(error instanceof ApiError);

export const PLATFORMS_FAILED: ToastMessage = {
  title: "Warning",
  description: "Your profile was saved, but your review platforms were not. Please save again.",
  variant: "destructive",
};

/** Says that the picture wasn't uploaded, and why where the server refused the picture itself. */
export function tellUploadFailure(error: unknown): void {
  const reason = isRefusal(error, 413) ? serverMessageOf(error) : undefined;
  toast(reason === undefined ? UPLOAD_FAILED : { ...UPLOAD_FAILED, description: reason });
}

export function tellSessionEnd(): void {
  toast({
    title: "Authentication required",
    description: "Please log in, then save again. Nothing you typed is lost.",
    variant: "destructive",
  });
}

/** Says why a save failed: at the fields the server's messages belong to, the rest in a toast. */
export function tellSaveFailure(error: unknown, form: GuideFormMethods, fallback: string): void {
  const errors = error instanceof ApiError && error.status === 400 ? (error.body?.errors ?? []) : [];
  const known = fieldErrors(errors);
  for (const { field, message } of known) form.setError(field, { type: "server", message });
  if (known[0]) form.setFocus(known[0].field);
  const others = errors.filter((message) => !known.some((error) => error.message === message));
  if (known.length > 0 && others.length === 0) return;
  const description = others.length > 0 ? others.join(", ") : (serverMessageOf(error) ?? fallback);
  toast({ title: "Error", description, variant: "destructive" });
}
