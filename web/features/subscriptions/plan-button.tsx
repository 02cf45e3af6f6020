import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { keepPlan, storeBilling } from "./calls.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { PLAN_WORDS, tellFailure } from "./failure.ts";

export type PlanButtonProps = { isOperator: boolean; periodEndsAt: string | null; isCancelled: boolean };

/** Cancels a plan that runs, or takes its cancellation back. */
export function PlanButton({ isCancelled, ...words }: PlanButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(isCancelled);
  useLayoutEffect(() => {
    // The button that was pressed is gone, and the focus with it.
    if (before.current !== isCancelled && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
    before.current = isCancelled;
  }, [isCancelled]);

  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({ mutationFn: keepPlan });
  const keep = async () => {
    try {
      await storeBilling(client, await mutateAsync());
      toast({ title: "Subscription kept", description: "It goes on as before." });
    } catch (error) {
      tellFailure(client, PLAN_WORDS, error);
    }
  };
  return (
    <>
      {isCancelled ? (
        <Button ref={button} busy={isPending} onClick={() => void keep()}>
          Keep my plan
        </Button>
      ) : (
        <button ref={button} type="button" className="tlink" onClick={() => setAsking(true)}>
          Cancel subscription
        </button>
      )}
      {isAsking && <CancelDialog {...words} onClose={() => setAsking(false)} />}
    </>
  );
}
