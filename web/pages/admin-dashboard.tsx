import { useQuery } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { useEffect } from "react";
import { Link, useNavigate } from "react-router-dom";
import { ApiError } from "#web/api/client.ts";
import { paths } from "#web/app/paths.ts";
import { useAdminLogout } from "#web/features/admin/mutations.ts";
import { adminQuery } from "#web/features/admin/queries.ts";
import { BRAND } from "#web/lib/brand.ts";
import { useTitle } from "#web/lib/use-title.ts";
import { Button } from "#web/ui/button.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { PageFailure } from "#web/ui/page-failure.tsx";
import { RouteButton } from "#web/ui/route-button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.ts";
import "../styles/admin.css";

const isDenied = (error: Error | null) =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/** The platform's overview, for admins. Everybody else is sent to the admin login. */
export function AdminDashboardPage() {
  useTitle("Admin dashboard");
  const navigate = useNavigate();
  const admin = useQuery(adminQuery());
  const logout = useAdminLogout();
  const denied = isDenied(admin.error);
  useEffect(() => {
    if (!denied) return;
    toast({
      title: "Access Denied",
      description: "You must be logged in as an admin to view this page",
      variant: "destructive",
    });
    void navigate(paths.adminLogin, { replace: true });
  }, [denied, navigate]);

  if (denied) return null;
  if (admin.isError && !admin.data) {
    return (
      <PageFailure
        title="Error Loading Dashboard"
        action={<RouteButton to={paths.adminLogin}>Return to Login</RouteButton>}
      >
        Check your connection, then try once more.
      </PageFailure>
    );
  }
  return (
    <div className="adm">
      <header className="nav">
        <div className="wrap">
          <Link className="logo" to={paths.home} aria-label={BRAND}>
            <Logo size={30} />
          </Link>
          <span className="chip">Admin</span>
          {admin.data && (
            <div className="end">
              <Button
                variant="line"
                size="sm"
                icon={<LogOut size={18} aria-hidden="true" />}
                disabled={logout.isPending}
                onClick={() => logout.mutate()}
              >
                Log out
              </Button>
            </div>
          )}
        </div>
      </header>
      <div className="wrap adm-body">
        <h1 className="page">Admin dashboard</h1>
        {admin.data ? (
          <p className="hint">Logged in as {admin.data.email}</p>
        ) : (
          <div aria-busy="true">
            <p className="hint" role="status">
              Loading admin dashboard...
            </p>
            <Skeleton width="100%" height={64} />
          </div>
        )}
      </div>
    </div>
  );
}
