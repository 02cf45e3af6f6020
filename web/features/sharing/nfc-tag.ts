import type { PlainText } from "#locales/account.ts";

/** A reader of Web NFC (W3C Community Group draft), which Chrome for Android has and TypeScript doesn't know. */
type NdefReader = {
  write: (
    message: { records: { recordType: "url"; data: string }[] },
    options: { signal: AbortSignal },
  ) => Promise<void>;
  makeReadOnly: (options: { signal: AbortSignal }) => Promise<void>;
};
declare global {
  interface Window {
    NDEFReader?: new () => NdefReader;
  }
}

/** Returns whether this browser can write tags. */
export const canWriteTags = (): boolean => "NDEFReader" in window;

/**
 * Writes an address to the next tag that is held to the phone. Throws a DOMException, an "AbortError" when it was
 * stopped.
 */
export async function writeTag(address: string, signal: AbortSignal): Promise<void> {
  if (!window.NDEFReader) throw new Error("no NFC");
  await new window.NDEFReader().write({ records: [{ recordType: "url", data: address }] }, { signal });
}

/** Locks the next tag for good. Throws as writeTag does. */
export async function lockTag(signal: AbortSignal): Promise<void> {
  if (!window.NDEFReader) throw new Error("no NFC");
  await new window.NDEFReader().makeReadOnly({ signal });
}

const FAILURES: Readonly<Record<string, PlainText>> = {
  NotAllowedError: "Allow NFC for this site in your browser, then try again.",
  NotSupportedError: "This phone can't write such a tag.",
  NotReadableError: "NFC is off. Turn it on in your phone's settings.",
};

/** Says what went wrong with a tag, and what to do. */
export const tagFailure = (error: unknown): PlainText =>
  (error instanceof DOMException && FAILURES[error.name]) ||
  "The tag was not written. Hold it still against the back of your phone and try again.";
