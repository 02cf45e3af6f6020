import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { User } from "#schema/account.ts";
import { DAY } from "#schema/durations.ts";
import { DELETION_DAYS } from "#schema/limits.ts";
import { paths } from "#web/paths.ts";
import { DownloadButton } from "#web/features/account/download-button.tsx";
import { useDeleteNow, useKeepAccount } from "#web/features/account/security-mutations.ts";
import { ProofRefused, useProof } from "#web/features/session/use-proof.tsx";
import { clearTabStorage, useLogout } from "#web/features/session/mutations.ts";
import { useToastFailure } from "#web/features/session/use-toast-failure.ts";
import { classNames } from "#web/lib/class-names.ts";
import { longDate } from "#web/lib/long-date.ts";
import { useTitle } from "#web/lib/use-title.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Email } from "#web/ui/email.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";
import { TextButton } from "#web/ui/text-button.tsx";
import { toast, toastAfterLoad } from "#web/ui/toast.ts";
import styles from "./deletion.module.css";
import { Trans } from "#texts/app/trans.tsx";
import { plural, t } from "#texts/app/t.ts";

const DAYS = Array.from({ length: DELETION_DAYS }, (_, n) => n);

/** Shows, in place of every page, that the account's deletion is scheduled. `dueAt`: ISO 8601. */
export function DeletionPage({ user, dueAt }: { user: User; dueAt: string }) {
  useTitle(t("Your account"));
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const keep = useKeepAccount();
  const end = useDeleteNow();
  const logout = useLogout();
  const proof = useProof();
  const toastFailure = useToastFailure();
  const due = new Date(dueAt);
  const left = Math.min(DELETION_DAYS, Math.max(1, Math.ceil((due.getTime() - Date.now()) / DAY)));
  const keepIt = () =>
    keep.mutate(undefined, {
      onSuccess: () =>
        toast({ title: t("Your account stays"), description: t("Your pages are shown again.") }),
      onError: (error) => toastFailure(t("Not kept"), error),
    });
  const deleteNow = async () => {
    try {
      await proof.run((password) => end.mutateAsync({ password }));
      client.clear();
      clearTabStorage();
      toastAfterLoad({
        title: t("Your account is deleted"),
        description: t("We have deleted all of it."),
      });
      location.assign(paths.home);
      return;
    } catch (error) {
      if (!(error instanceof ProofRefused)) toastFailure(t("Not deleted"), error);
    }
    setAsking(false);
  };
  return (
    <div className={classNames("wrap", styles.page)}>
      <PageTitle>{t("Everything will be deleted on {due}", { due: longDate(due) })}</PageTitle>
      <p className={styles.who}>
        <span>
          <Trans text="Logged in as {email}" parts={{ email: <Email as="b">{user.email}</Email> }} />
        </span>
        <TextButton busy={logout.isPending} onClick={() => logout.mutate()}>
          {t("Log out")}
        </TextButton>
      </p>
      <Card className={styles.card}>
        <div
          className={styles.days}
          role="img"
          aria-label={t("{left} of {days} days left", { left, days: DELETION_DAYS })}
        >
          {DAYS.map((day) => (
            <i key={day} className={day < left ? styles.left : undefined} />
          ))}
        </div>
        <Hint large>
          {plural("One day left.", "{count} days left.", left)}{" "}
          {t(
            "Until then your pages are hidden and all of it is kept: photos, reviews, tours. After that nobody can bring it back, not even us.",
          )}
        </Hint>
        <div className={styles.ways}>
          <Button size="lg" busy={keep.isPending} onClick={keepIt}>
            {t("Keep my account")}
          </Button>
          <DownloadButton variant="line" size="lg">
            {t("Download everything")}
          </DownloadButton>
          <Button variant="danger" size="lg" onClick={() => setAsking(true)}>
            {t("Delete now")}
          </Button>
        </div>
      </Card>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("Delete everything now?")}
        description={t("Pages, tours, reviews and pictures are gone at once. Nobody can bring them back.")}
        confirm={t("Delete now")}
        cancel={t("Not yet")}
        busy={end.isPending}
        onConfirm={() => void deleteNow()}
      />
      {proof.dialog}
    </div>
  );
}
