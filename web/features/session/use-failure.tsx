import { type ReactNode, useState } from "react";
import { type Reasons, reasonOf } from "#web/api/failure.ts";
import { FailureLine } from "#web/ui/failure-line.tsx";
import { dismissToast } from "#web/ui/toast.ts";
import { toastFailure } from "./toast-failure.ts";

/**
 * Keeps why a form's last attempt failed, for `line` at its button, which stays until the next attempt. `hasToast`: whether
 * a toast says it as well.
 */
export function useFailure(title: string, { hasToast = false } = {}) {
  const [line, setLine] = useState<ReactNode>();
  return {
    line,
    show: (error: unknown, reasons?: Reasons): void => {
      if (hasToast) toastFailure(title, error, reasons);
      else console.warn(error);
      setLine(<FailureLine title={title}>{reasonOf(error, reasons)}</FailureLine>);
    },
    /** Begins an attempt: nothing is left of the last one. */
    clear: (): void => {
      dismissToast();
      setLine(undefined);
    },
  };
}

export type Failure = ReturnType<typeof useFailure>;
