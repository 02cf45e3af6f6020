import { useRef } from "react";
import type { PlainText } from "#locales/account.ts";
import { itsPlace, usePassFocus } from "#web/lib/use-pass-focus.ts";
import { t } from "#texts/app/t.ts";
import { TextButton } from "./text-button.tsx";

type LoadFailureProps = { text: PlainText; isRetrying: boolean; onRetry: () => void };

/** Says in its place that something could not be loaded, with a button to try again. */
export function LoadFailure({ text, isRetrying, onRetry }: LoadFailureProps) {
  const button = useRef<HTMLButtonElement>(null);
  usePassFocus(button, itsPlace);
  return (
    <p role="alert">
      {t(text)}{" "}
      <TextButton ref={button} busy={isRetrying} onClick={onRetry}>
        {t("Try again")}
      </TextButton>
    </p>
  );
}
