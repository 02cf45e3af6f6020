import { Skeleton } from "#web/ui/skeleton.tsx";

/** The place of a page's heading and first card while the session or the page's code is on its way. */
export const PageSkeleton = () => (
  <div className="wrap page-skeleton js" aria-busy="true">
    <Skeleton width="min(420px, 80%)" height={44} />
    <Skeleton width="min(280px, 60%)" height={20} />
    <div className="card">
      <Skeleton width="40%" height={24} />
      <Skeleton width="90%" height={16} />
      <Skeleton width="70%" height={16} />
    </div>
  </div>
);
