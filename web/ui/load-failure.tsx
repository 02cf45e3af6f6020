import type { PlainText } from "#locales/account.ts";
import { t } from "#texts/app/t.ts";
import { TextButton } from "./text-button.tsx";

type LoadFailureProps = { text: PlainText; isRetrying: boolean; onRetry: () => void };

/** Says in its place that something could not be loaded, with a button to try again. */
export const LoadFailure = ({ text, isRetrying, onRetry }: LoadFailureProps) => (
  <p role="alert">
    {t(text)}{" "}
    <TextButton busy={isRetrying} onClick={onRetry}>
      {t("Try again")}
    </TextButton>
  </p>
);
