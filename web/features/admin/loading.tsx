import { Skeleton } from "#web/ui/skeleton.tsx";

const ROWS = [0, 1, 2, 3, 4, 5];

/** Takes the place of the dashboard, or of a list, while it loads. */
export const Loading = () => (
  <div aria-busy="true">
    <p className="hint" role="status">
      Loading admin dashboard...
    </p>
    <div className="card adm-wait">
      {ROWS.map((row) => (
        <Skeleton key={row} width="100%" height={40} />
      ))}
    </div>
  </div>
);
