import { CircleAlert, WifiOff } from "lucide-react";
import { paths } from "#web/paths.ts";
import { classNames } from "#web/lib/class-names.ts";
import { Progress } from "#web/ui/progress.tsx";
import { Row } from "#web/ui/row.tsx";
import { formatPercent } from "#texts/app/numbers.ts";
import { t } from "#texts/app/t.ts";
import { Trans } from "#texts/app/trans.tsx";
import type { PlainText } from "#locales/account.ts";
import type { SavePhase } from "./save-phase.ts";
import styles from "./save-status.module.css";

const UPLOADING: PlainText = "Uploading your profile picture";

type SaveStatusProps = { phase: SavePhase; isSignedOut: boolean };

/** Shows how far the upload is, that it waits for a network, or that the session has ended: always in sight. */
export function SaveStatus({ phase, isSignedOut }: SaveStatusProps) {
  const isUploading = phase.step === "uploading";
  const isOffline = phase.step === "offline";
  const showsSignedOut = isSignedOut && phase.step === "idle";
  return (
    <div
      className={classNames(
        (isUploading || isOffline || showsSignedOut) && styles.status,
        showsSignedOut && styles.bad,
      )}
    >
      <Row justify="between">
        <div role="status">
          {isUploading && t(UPLOADING)}
          {isOffline && <Offline />}
          {showsSignedOut && <SignedOut />}
        </div>
        {isUploading && <span className={styles.percent}>{formatPercent(phase.sent)}</span>}
      </Row>
      {isUploading && <Progress label={t(UPLOADING)} value={phase.sent} />}
    </div>
  );
}

/** Says that a save waits for a network. */
export const Offline = () => (
  <div className={styles.line}>
    <WifiOff size={21} aria-hidden="true" />
    <p>{t("You are offline. It is saved once you are back.")}</p>
  </div>
);

/** Says that the session has ended, and where to log in again. */
export const SignedOut = () => (
  <div className={classNames(styles.line, styles.signedOut)}>
    <CircleAlert size={21} aria-hidden="true" />
    <p>
      <Trans
        text="You are signed out. Everything you typed is still here. {link}, then try again."
        parts={{
          link: (
            <a className="link" href={paths.login} target="_blank" rel="noopener">
              {t("Log in in a new tab")}
            </a>
          ),
        }}
      />
    </p>
  </div>
);
