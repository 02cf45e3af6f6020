import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useEffect, useRef } from "react";
import type { User } from "#schema/account.ts";
import { FormError } from "#web/features/guides/form/form-error.tsx";
import { guideQuery } from "#web/features/guides/queries.ts";
import { QrCode } from "#web/features/sharing/qr-code.tsx";
import { scanAddress } from "#web/features/sharing/scan-address.ts";
import { useCodeLife } from "#web/features/subscriptions/use-code-life.ts";
import { bareUrl } from "#web/lib/format.ts";
import { paths } from "#web/paths.ts";
import { RouteButton } from "#web/ui/route-button.tsx";
import { t } from "#texts/app/t.ts";
import styles from "./code.module.css";

/** Keeps the site's navigation, which the code covers, from the keyboard and from screen readers. */
function useCoveredNav(): void {
  useEffect(() => {
    const nav = document.querySelector<HTMLElement>("header");
    nav?.setAttribute("inert", "");
    return () => void nav?.removeAttribute("inert");
  }, []);
}

/** Shows the code of the new page as large as the screen, and what to do with it. */
export function Code({ user, guideId, name }: { user: User; guideId: number; name: string }) {
  const { data: guide, error, refetch } = useQuery(guideQuery(guideId));
  const codeLife = useCodeLife(user);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFailed = error !== null && !guide;
  useCoveredNav();
  useEffect(() => heading.current?.focus(), [isFailed]);
  if (isFailed) return <FormError error={error} retry={() => void refetch()} />;
  const life = guide && codeLife(guide);
  return (
    <section className={styles.full} aria-busy={!guide || undefined}>
      <div className={styles.head}>
        <h1 tabIndex={-1} ref={heading}>
          {t("Here is your code")}
        </h1>
        <p dir="auto">{guide?.name ?? name}</p>
      </div>
      <div className={styles.code}>
        {guide && <QrCode value={scanAddress(guide.url, "screen")} size={512} quiet={4} />}
      </div>
      <p className={styles.address}>
        {guide && (
          <a className="link" href={guide.url} dir="ltr">
            {bareUrl(guide.url)}
          </a>
        )}
      </p>
      <div className={styles.below}>
        {life && <p>{life}</p>}
        <RouteButton
          variant="accent"
          size="lg"
          block
          icon={<Printer size={20} aria-hidden="true" />}
          to={paths.print(guideId)}
        >
          {t("Print the badge")}
        </RouteButton>
        <RouteButton variant="line" size="lg" block to={paths.edit(guideId)}>
          {t("Add more about you")}
        </RouteButton>
        <RouteButton variant="ghost" block to={paths.dashboard}>
          {t("Done")}
        </RouteButton>
      </div>
    </section>
  );
}
