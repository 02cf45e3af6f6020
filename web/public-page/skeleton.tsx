import { useLocale } from "#web/i18n/use-locale.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Slot, Strap } from "#web/ui/strap.tsx";

const LINES = ["98%", "92%", "64%"];
const LINKS = [1, 2, 3, 4, 5];

/** The page in its final sizes, while it loads. */
export const PublicPageSkeleton = () => (
  <div className="pub" aria-busy="true">
    <p className="vh" role="status">
      {useLocale().words.loading}
    </p>
    <div className="banner sk0" />
    <main className="col">
      <div className="left">
        <section className="badge">
          <Strap />
          <Slot />
          <Skeleton className="mid" width={136} height={136} borderRadius="50%" />
          <Skeleton className="mid" width="64%" height={31} />
          <Skeleton className="mid" width="52%" height={20} />
          <Skeleton className="mid" width="36%" height={20} />
          <hr className="sep" />
          <Skeleton width="30%" height={20} />
          {LINES.map((width) => (
            <Skeleton key={width} className="ln" width={width} height={15} />
          ))}
          <hr className="sep" />
          <Skeleton width="46%" height={20} />
          <div className="socials">
            {LINKS.map((link) => (
              <Skeleton key={link} width={52} height={52} borderRadius="50%" />
            ))}
          </div>
        </section>
      </div>
    </main>
    <div className="bar">
      <Skeleton className="fill" height={56} borderRadius={14} />
    </div>
  </div>
);
