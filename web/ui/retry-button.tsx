import { useRef } from "react";
import { itsPlace, usePassFocus } from "#web/lib/use-pass-focus.ts";
import { t } from "#texts/app/t.ts";
import { Button, type ButtonLooks } from "./button.tsx";

type RetryButtonProps = Pick<ButtonLooks, "variant" | "size"> & {
  isRetrying?: boolean;
  onRetry: () => unknown;
};

/** Asks again for what could not be loaded. The focus goes on in its place. */
export function RetryButton({ isRetrying = false, onRetry, ...looks }: RetryButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  usePassFocus(button, itsPlace);
  return (
    <Button {...looks} ref={button} busy={isRetrying} onClick={onRetry}>
      {t("Try again")}
    </Button>
  );
}
