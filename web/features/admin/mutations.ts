import { type InfiniteData, useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type { LoginInput } from "#schema/account.ts";
import type { AdminGuide, AdminUser } from "#schema/admin.ts";
import { api, read } from "#web/api/client.ts";
import type { ListSlice } from "#web/api/read-slice.ts";
import { statusOf } from "#web/api/failure.ts";
import { paths } from "#web/paths.ts";
import { announceSessionChange } from "#web/features/session/cross-tab.ts";
import { toastFailure } from "#web/features/session/toast-failure.ts";
import { toast } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";
import {
  adminQuery,
  GUIDES_PATH,
  PAGE_REPORTS_PATH,
  refetch,
  REPORTS_PATH,
  RUNNING_PATH,
  USERS_PATH,
} from "./queries.ts";

/** POST /api/admin/login, then the admin dashboard. */
export function useAdminLogin() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (json: LoginInput) => read(api.admin.login.$post({ json })),
    onSuccess: (admin) => {
      client.setQueryData(adminQuery().queryKey, admin);
      void navigate(paths.adminDashboard);
    },
  });
}

/** POST /api/auth/logout, then the admin login with an empty cache. */
export function useAdminLogout() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => read(api.auth.logout.$post()),
    onSuccess: () => {
      void navigate(paths.adminLogin);
      client.clear();
      announceSessionChange();
      toast({ title: t("Logged out"), description: t("You have been successfully logged out") });
    },
    onError: () => {
      toast({
        title: t("Logout failed"),
        description: t("An error occurred during logout"),
        variant: "destructive",
      });
    },
  });
}

/** POST /api/admin/reviews/{id}/hide with a reason, or …/restore without one. Refetches the cases. */
export function useDecide() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, hide }: { id: number; hide?: string }) => {
      const param = { id: String(id) };
      const { hide: hiding, restore } = api.admin.reviews[":id"];
      return read(
        hide === undefined ? restore.$post({ param }) : hiding.$post({ param, json: { reason: hide } }),
      );
    },
    onSuccess: async ({ review }) => {
      toast({ title: review.status === "hidden" ? t("Review hidden") : t("Review is public") });
      await refetch(client, REPORTS_PATH, RUNNING_PATH);
    },
    onError: (error) => {
      if (statusOf(error) !== 404) return toastFailure(t("Not decided"), error);
      const description = t("The review is gone: its guide has deleted it.");
      return toast({ title: t("Not decided"), description, variant: "destructive" });
    },
  });
}

/** POST /api/admin/guides/{id}/hide with a reason, or …/show without one. The response replaces the row in every list. */
export function useHideGuide() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason }: { id: number; reason?: string }) => {
      const param = { id: String(id) };
      const { hide, show } = api.admin.guides[":id"];
      return read(reason === undefined ? show.$post({ param }) : hide.$post({ param, json: { reason } }));
    },
    onSuccess: (guide) => {
      client.setQueriesData<InfiniteData<ListSlice<AdminGuide>>>(
        { predicate: ({ queryKey: [path] }) => String(path).startsWith(`${GUIDES_PATH}?`) },
        (list) =>
          list && {
            ...list,
            pages: list.pages.map((slice) => ({
              ...slice,
              rows: slice.rows.map((row) => (row.id === guide.id ? guide : row)),
            })),
          },
      );
      // Whoever hides a page has decided its reports.
      void refetch(client, PAGE_REPORTS_PATH, RUNNING_PATH);
      toast({
        title: guide.hiddenReason === null ? t("Page is shown again") : t("Page hidden"),
        description: guide.name,
      });
    },
    onError: (error) => toastFailure(t("Not changed"), error),
  });
}

type Proved = { id: number; password: string | undefined };

/** POST /api/admin/users/{id}/sign-in-link: `mutateAsync({ id, password })` returns the link. */
export const useMakeSignInLink = () =>
  useMutation({
    mutationFn: ({ id, password }: Proved) =>
      read(api.admin.users[":id"]["sign-in-link"].$post({ param: { id: String(id) }, json: { password } })),
  });

/** A removal of two-step verification. `password`: the admin's, where a recent proof is missing. */
type TwoStepRemoval = { id: number; reason: string; password: string | undefined };

/** POST /api/admin/users/{id}/two-step/remove. Refetches everything. */
export function useRemoveTwoStep() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason, password }: TwoStepRemoval) =>
      read(
        api.admin.users[":id"]["two-step"].remove.$post({
          param: { id: String(id) },
          json: { reason, ...(password !== undefined && { password }) },
        }),
      ),
    onSuccess: () => void client.invalidateQueries(),
  });
}

/** DELETE /api/admin/users/{id}: a 404 counts as deleted. Refetches everything. */
export function useRemoveUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, password }: Proved) => {
      try {
        await read(api.admin.users[":id"].$delete({ param: { id: String(id) }, json: { password } }));
      } catch (error) {
        if (statusOf(error) !== 404) throw error;
      }
    },
    onSuccess: (_, { id }) => {
      client.setQueriesData<InfiniteData<ListSlice<AdminUser>>>(
        { predicate: ({ queryKey: [path] }) => String(path).startsWith(`${USERS_PATH}?`) },
        (list) =>
          list && {
            ...list,
            pages: list.pages.map((slice) => ({
              ...slice,
              rows: slice.rows.filter((user) => user.id !== id),
            })),
          },
      );
      void client.invalidateQueries();
    },
  });
}
