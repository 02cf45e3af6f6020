import { useQuery } from "@tanstack/react-query";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { paymentWaysQuery } from "./queries.ts";
import { useChangeWays } from "./use-change-ways.ts";
import { WayEditor, type WayEditorProps } from "./way-editor.tsx";

type PaymentWaysProps = WayEditorProps & {
  guideId: number;
  /** called with the list as it is stored */
  onSaved: (ways: PaymentWay[]) => void;
};

/** Shows the ways of a profile, each saved at once. */
export function PaymentWays({ guideId, onSaved, ...shown }: PaymentWaysProps) {
  // The list is refetched whenever the tab is shown, because another tab may have changed it.
  const {
    data: ways,
    isError,
    isFetching,
    refetch,
  } = useQuery({ ...paymentWaysQuery(guideId), staleTime: 0 });
  const changes = useChangeWays({ guideId, onSaved });
  if (ways) return <WayEditor ways={ways} changes={changes} {...shown} />;
  if (!isError) return <Skeleton height={68} borderRadius={14} />;
  return (
    <LoadFailure
      text="We couldn't load your ways to be tipped."
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
