import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useToastFailure } from "#web/features/session/use-toast-failure.ts";
import { toast } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";
import { putFirstStepsAway } from "../mutations.ts";
import { guidesQuery } from "../queries.ts";

/** PATCH /api/account/first-steps: `mutate(true)` puts the first steps away, and offers to bring them back. */
export function usePutAway() {
  const client = useQueryClient();
  const toastFailure = useToastFailure();
  const putAway = useMutation({
    mutationFn: putFirstStepsAway,
    onSuccess: async (_, isAway) => {
      await client.invalidateQueries(guidesQuery());
      if (isAway)
        toast({
          title: t("List hidden"),
          description: t("The first steps are off your dashboard."),
          action: { label: t("Bring it back"), onAction: () => putAway.mutate(false) },
        });
    },
    onError: (error) => toastFailure(t("The list could not be hidden"), error),
  });
  return putAway;
}
