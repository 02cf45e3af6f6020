import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import type { LoginInput } from "#schema/account.ts";
import { api, read } from "#web/api/client.ts";
import { paths } from "#web/app/paths.ts";
import { toast } from "#web/ui/toast.ts";
import { adminQuery } from "./queries.ts";

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

/** POST /api/auth/logout, then the admin login with nothing left in memory. */
export function useAdminLogout() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => read(api.auth.logout.$post()),
    onSuccess: () => {
      void navigate(paths.adminLogin);
      client.clear();
      toast({ title: "Logged out", description: "You have been successfully logged out" });
    },
    onError: () => {
      toast({
        title: "Logout failed",
        description: "An error occurred during logout",
        variant: "destructive",
      });
    },
  });
}
