import type { PlainText } from "#web/words/areas.ts";
import { t } from "#web/words/t.ts";
import { TextButton } from "./text-button.tsx";

type LoadFailureProps = { text: PlainText; isRetrying: boolean; onRetry: () => void };

/** In the place of what could not be loaded. */
export const LoadFailure = ({ text, isRetrying, onRetry }: LoadFailureProps) => (
  <p role="alert">
    {t(text)}{" "}
    <TextButton disabled={isRetrying} onClick={onRetry}>
      {t("Try again")}
    </TextButton>
  </p>
);
