import { paths } from "#web/app/paths.ts";
import { classNames } from "#web/lib/class-names.ts";
import type { ButtonLooks } from "#web/ui/button.tsx";
import { RouteButton } from "#web/ui/route-button.tsx";
import type { ReaderSession } from "./session-watch.tsx";
import styles from "./start-button.module.css";

/** Who is looking, and whether that is still being found out. */
export type Reader = Pick<ReaderSession, "user" | "isLoading">;

export type StartButtonProps = ButtonLooks & {
  reader: Reader;
  /** to those without an account, who go to /register */
  visitor: string;
  /** to those signed in, who go to their dashboard */
  user: string;
};

/** The way in, for whoever is looking; a block of its size until that is known. */
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
        <span className="vh">Loading</span>
      </span>
      <noscript>{way}</noscript>
    </>
  );
}
