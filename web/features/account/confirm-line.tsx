import type { User } from "#schema/account.ts";
import { paths } from "#web/paths.ts";
import { RouteLink } from "#web/ui/route-link.tsx";
import { TextButton } from "#web/ui/text-button.tsx";
import { t } from "#texts/app/t.ts";
import styles from "./confirm-line.module.css";

/** Returns whether an address waits for the click that confirms it. */
export const isUnconfirmed = ({ emailVerifiedAt, mailSuppressed }: User): boolean =>
  emailVerifiedAt === null && !mailSuppressed;

type ConfirmLineProps = { email: string; isBusy?: boolean; onAgain?: () => void };

/** Says where the e-mail went that confirms the address, and what to do when it isn't there. */
export const ConfirmLine = ({ email, isBusy = false, onAgain }: ConfirmLineProps) => (
  <p className={styles.line}>
    <span>{t("We sent an e-mail to {email}. Nothing there?", { email })}</span>
    <TextButton quiet busy={isBusy} onClick={onAgain}>
      {t("Send again")}
    </TextButton>
    <RouteLink className="link" to={paths.changeEmail}>
      {t("Wrong address")}
    </RouteLink>
  </p>
);
