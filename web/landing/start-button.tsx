import { paths } from "#web/paths.ts";
import { classNames } from "#web/lib/class-names.ts";
import type { ButtonLooks } from "#web/ui/button.tsx";
import { RouteButton } from "#web/ui/route-button.tsx";
import { t } from "#texts/app/t.ts";
import type { ReaderSession } from "./session-watch.tsx";
import styles from "./start-button.module.css";

/** The page's reader, and whether the session is still loading. */
export type Reader = Pick<ReaderSession, "user" | "isLoading">;

type StartButtonProps = ButtonLooks & {
  reader: Reader;
  /** label for readers without a session, who go to /register */
  visitor: string;
  /** label for signed-in readers, who go to their dashboard */
  user: string;
};

/** Shows the button to registration or dashboard; a block of its size until the reader is known. */
export function StartButton({ reader, visitor, user, ...looks }: StartButtonProps) {
  const way = (
    <RouteButton {...looks} size="lg" to={reader.user ? paths.dashboard : paths.register}>
      {reader.user ? user : visitor}
    </RouteButton>
  );
  if (!reader.isLoading) return way;
  return (
    <>
      <span className={classNames("btn lg soft js", styles.wait)} aria-busy="true" data-testid="start-wait">
        <span className="vh">{t("Loading")}</span>
      </span>
      <noscript>{way}</noscript>
    </>
  );
}
