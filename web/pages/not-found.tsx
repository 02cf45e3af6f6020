import { paths } from "#web/app/paths.ts";
import { useTitle } from "#web/lib/use-title.ts";
import { RouteButton } from "#web/ui/route-button.tsx";
import { FallenBadge } from "#web/ui/fallen-badge.tsx";
import "../styles/not-found.css";

/** Any unknown address. */
export function NotFoundPage() {
  useTitle("404 Page Not Found");
  return (
    <div className="lost">
      <FallenBadge />
      <h1>404 Page Not Found</h1>
      <p>We couldn't find the page you were looking for.</p>
      <RouteButton size="lg" to={paths.home}>
        Return to Home
      </RouteButton>
    </div>
  );
}
