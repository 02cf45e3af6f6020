import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, read } from "#web/api/client.ts";
import { statusOf } from "#web/api/failure.ts";
import { toastFailure } from "#web/features/session/toast-failure.ts";
import { toast } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";
import { GUIDES_PATH, PAGE_REPORTS_PATH, refetch, RUNNING_PATH } from "./queries.ts";

type Decision = { id: number; reason: string; isHiding: boolean };

type Check = { number: string; issuer: string; name: string; until: string };

/** POST /api/admin/guides/{id}/licence/confirm, or DELETE of the same without `compared`. Refetches the profiles. */
export function useCheckLicence() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, compared }: { id: number; compared?: Check }) => {
      const param = { id: String(id) };
      const { confirm } = api.admin.guides[":id"].licence;
      await (compared === undefined
        ? read(confirm.$delete({ param }))
        : read(confirm.$post({ param, json: { ...compared, until: compared.until || null } })));
    },
    onSuccess: async (_, { compared }) => {
      toast({ title: compared === undefined ? t("Check of the licence ended") : t("Licence checked") });
      await refetch(client, GUIDES_PATH);
    },
    onError: (error) => toastFailure(t("Not changed"), error),
  });
}

/** Decides about a reported page: POST /api/admin/guides/{id}/hide, or …/reports/close. Refetches cases and profiles. */
export function useDecidePage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, reason, isHiding }: Decision) => {
      const request = { param: { id: String(id) }, json: { reason } };
      const { hide, reports } = api.admin.guides[":id"];
      await (isHiding ? read(hide.$post(request)) : read(reports.close.$post(request)));
    },
    onSuccess: async (_, { isHiding }) => {
      toast({ title: isHiding ? t("Page hidden") : t("Reports closed") });
      await refetch(client, PAGE_REPORTS_PATH, GUIDES_PATH, RUNNING_PATH);
    },
    onError: (error) => {
      if (statusOf(error) !== 404) return toastFailure(t("Not decided"), error);
      const description = t("The page is gone: its guide has deleted it.");
      return toast({ title: t("Not decided"), description, variant: "destructive" });
    },
  });
}
