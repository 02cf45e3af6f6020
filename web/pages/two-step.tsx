import { useEffect, useState } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type { User } from "#schema/account.ts";
import { paths } from "#web/paths.ts";
import { storeUser } from "#web/features/account/mutations.ts";
import { RecoveryCodes } from "#web/features/two-step/recovery-codes.tsx";
import { TwoStepSetup } from "#web/features/two-step/setup.tsx";
import { renewRecoveryCodes, useTwoStep } from "#web/features/two-step/mutations.ts";
import { ProofRefused, useProof } from "#web/features/session/use-proof.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { useTitle } from "#web/lib/use-title.ts";
import { useToastFailure } from "#web/features/session/use-toast-failure.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";
import { toast } from "#web/ui/toast.ts";
import styles from "./two-step.module.css";
import { t } from "#texts/app/t.ts";

/** Returns the function that goes back to the account, or on to another page of it, and loads it again. */
function useLeave() {
  const navigate = useNavigate();
  const client = useQueryClient();
  return (to: string) => {
    void client.invalidateQueries();
    // Back doesn't lead here again, where there is nothing left to do.
    void navigate(to, { replace: true });
  };
}

/** Shows /account/two-step, which turns two-step verification on. */
export function TwoStepPage({ user }: { user: User }) {
  useTitle(t("Two-step verification"));
  const calls = useTwoStep("user");
  const client = useQueryClient();
  const leave = useLeave();
  // This is remembered, because two-step verification is on already while the recovery codes are shown.
  const [wasOn] = useState(user.twoStep);
  useEffect(() => {
    if (wasOn) leave(paths.account);
  });
  if (wasOn) return null;
  const done = (to: string) => {
    // The next page shows it at once.
    storeUser(client, { ...user, twoStep: true });
    toast({ title: t("Two-step verification is on") });
    leave(to);
  };
  return (
    <div className={classNames("wrap", styles.page)}>
      <BackLink to={paths.account}>{t("Account")}</BackLink>
      <PageTitle>{t("Two-step verification")}</PageTitle>
      <Hint large className={styles.lead}>
        {t("Two minutes now. After that, one code from your phone when you sign in.")}
      </Hint>
      <TwoStepSetup
        calls={calls}
        onDone={() => done(paths.account)}
        onWasOn={() => done(paths.recoveryCodes)}
        onCancel={() => leave(paths.account)}
      />
    </div>
  );
}

/** Shows /account/recovery-codes, which makes ten new recovery codes and voids the old ones. */
export function RecoveryCodesPage({ user }: { user: User }) {
  useTitle(t("Recovery codes"));
  const proof = useProof();
  const leave = useLeave();
  const toastFailure = useToastFailure();
  // A button makes the codes, because opening the page must not void the codes that someone has kept.
  const renew = useMutation({ mutationFn: renewRecoveryCodes, retry: false });
  const start = async () => {
    try {
      await proof.run((password) => renew.mutateAsync(password));
    } catch (error) {
      if (!(error instanceof ProofRefused)) toastFailure(t("No new codes"), error);
    }
  };
  return (
    <div className={classNames("wrap", styles.page)}>
      <BackLink to={paths.account}>{t("Account")}</BackLink>
      <PageTitle className={styles.title}>{t("Recovery codes")}</PageTitle>
      {renew.data ? (
        <RecoveryCodes codes={renew.data.recoveryCodes} onDone={() => leave(paths.account)} />
      ) : (
        <Card>
          <p>{t("Ten new codes, shown once. Those you have stop working the moment you make them.")}</p>
          <Button
            className={styles.make}
            size="lg"
            block
            busy={renew.isPending}
            disabled={!user.twoStep}
            onClick={() => void start()}
          >
            {t("Make new codes")}
          </Button>
          {!user.twoStep && <Hint>{t("Two-step verification is off: there are no codes.")}</Hint>}
        </Card>
      )}
      {proof.dialog}
    </div>
  );
}
