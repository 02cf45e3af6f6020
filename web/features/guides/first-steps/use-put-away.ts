import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, read } from "#web/api/client.ts";
import { useToastFailure } from "#web/features/session/use-toast-failure.ts";
import { toast } from "#web/ui/toast.ts";
import { guidesQuery } from "../queries.ts";

/** PATCH /api/account/first-steps: `mutate(true)` puts the first steps away, and offers to bring them back. */
export function usePutAway() {
  const client = useQueryClient();
  const toastFailure = useToastFailure();
  const putAway = useMutation({
    mutationFn: (isAway: boolean) => read(api.account["first-steps"].$patch({ json: { putAway: isAway } })),
    onSuccess: async (_, isAway) => {
      await client.invalidateQueries(guidesQuery());
      if (isAway)
        toast({
          title: "Put away",
          description: "The first steps are off your dashboard.",
          action: { label: "Bring it back", onAction: () => putAway.mutate(false) },
        });
    },
    onError: (error) => toastFailure("The list could not be put away", error),
  });
  return putAway;
}
