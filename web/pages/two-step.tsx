import { useEffect, useEffectEvent, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import type { User } from "#schema/account.ts";
import { paths } from "#web/app/paths.ts";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { RecoveryCodes } from "#web/features/two-step/recovery-codes.tsx";
import { TwoStepSetup } from "#web/features/two-step/setup.tsx";
import { renewRecoveryCodes, useTwoStep } from "#web/features/two-step/use-two-step.ts";
import { ProofRefused, useProof } from "#web/features/session/use-proof.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { useTitle } from "#web/lib/use-title.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.ts";
import styles from "./two-step.module.css";

/** Leads back to the account, which is loaded anew. */
function useLeave() {
  const navigate = useNavigate();
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries();
    void navigate(paths.account);
  };
}

/** /account/two-step: turns two-step verification on. */
export function TwoStepPage({ user }: { user: User }) {
  useTitle("Two-step verification");
  const calls = useTwoStep("user");
  const leave = useLeave();
  // While the codes are shown it is on already.
  const [wasOn] = useState(user.twoStep);
  useEffect(() => {
    if (wasOn) leave();
  });
  if (wasOn) return null;
  const done = () => {
    toast({ title: "Two-step verification is on" });
    leave();
  };
  return (
    <div className={classNames("wrap", styles.page)}>
      <BackLink to={paths.account}>Account</BackLink>
      <PageTitle>Two-step verification</PageTitle>
      <Hint large className={styles.lead}>
        Two minutes now. After that, one code from your phone when you sign in.
      </Hint>
      <TwoStepSetup calls={calls} onDone={done} onCancel={leave} />
    </div>
  );
}

/** /account/recovery-codes: ten new recovery codes, which void the old. */
export function RecoveryCodesPage({ user }: { user: User }) {
  useTitle("Recovery codes");
  const proof = useProof();
  const leave = useLeave();
  const [codes, setCodes] = useState<string[]>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const renew = useEffectEvent(async () => {
    if (!user.twoStep) return leave();
    setFailed(false);
    try {
      setCodes((await proof.run(renewRecoveryCodes)).recoveryCodes);
    } catch (error) {
      if (error instanceof ProofRefused) leave();
      else setFailed(true);
    }
  });
  useEffect(() => void renew(), [attempt]);
  return (
    <div className={classNames("wrap", styles.page)}>
      <BackLink to={paths.account}>Account</BackLink>
      <PageTitle className={styles.title}>Recovery codes</PageTitle>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={leave} />
      ) : hasFailed ? (
        <LoadFailure what="new codes" isRetrying={false} onRetry={() => setAttempt((n) => n + 1)} />
      ) : (
        <Skeleton width="100%" height={240} />
      )}
      {proof.dialog}
    </div>
  );
}
