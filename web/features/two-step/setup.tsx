import { ArrowUpRight, Copy } from "lucide-react";
import { type ReactNode, type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { isAppCode, readCode } from "#schema/app-code.ts";
import type { TwoStepSecret } from "#schema/account.ts";
import { codeOf } from "#web/api/failure.ts";
import { codeReason } from "#web/features/session/code-reason.ts";
import { QrSvg } from "#web/features/sharing/qr-svg.tsx";
import { copyText } from "#web/features/sharing/share.ts";
import { Button, LinkButton } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Divider } from "#web/ui/divider.tsx";
import { Field } from "#web/ui/field.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.ts";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { ProofRefused, useProof } from "#web/features/session/use-proof.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import type { TwoStepCalls } from "./mutations.ts";
import styles from "./setup.module.css";
import { t } from "#texts/app/t.ts";

/** px of the code's side */
const QR_SIZE = 232;
const Step = ({ number, title, children }: { number: number; title: string; children: ReactNode }) => (
  <Card className={styles.step}>
    <h2 className={styles.heading}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      {title}
    </h2>
    {children}
  </Card>
);

/** Writes the secret in groups of four, which are easier to type. */
const grouped = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, "$1 ");

function Secret({ secret: { secret, uri } }: { secret: TwoStepSecret }) {
  const copy = () =>
    copyText(secret).then(
      () => toast({ title: t("Secret copied") }),
      () =>
        toast({ title: t("Not copied"), description: t("Please type it instead."), variant: "destructive" }),
    );
  return (
    <>
      <LinkButton block href={uri}>
        {t("Open my authenticator app")}
        <ArrowUpRight className="flip" size={20} aria-hidden="true" />
      </LinkButton>
      <Divider>{t("on another device")}</Divider>
      <p className={styles.code}>
        <QrSvg value={uri} size={QR_SIZE} quiet={2} title={t("Code for your authenticator app")} />
      </p>
      <div className={styles.secret}>
        <span>
          {t("Or type this secret")}
          <b dir="ltr">{grouped(secret)}</b>
        </span>
        <Button
          variant="line"
          size="sm"
          icon={<Copy size={18} aria-hidden="true" />}
          onClick={() => void copy()}
        >
          {t("Copy")}
        </Button>
      </div>
    </>
  );
}

type CodeFormProps = { calls: TwoStepCalls; onCodes: (codes: string[]) => void; onWasOn: () => void };

/** Shows the form for the first code. The sixth digit sends it. */
function CodeForm({ calls, onCodes, onWasOn }: CodeFormProps) {
  const { register, handleSubmit, getValues, setError, setFocus, setValue, formState } = useForm({
    defaultValues: { code: "" },
  });
  const form = useRef<HTMLFormElement>(null);
  const submit = handleSubmit(async ({ code }) => {
    try {
      onCodes((await calls.confirm(code)).recoveryCodes);
    } catch (error) {
      if (isOn(error)) return onWasOn();
      setValue("code", "");
      setError("code", { message: codeReason(error) }, { shouldFocus: true });
    }
  });
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    // A tap after the sixth digit has sent the code leaves the message about it in place.
    if (formState.errors.code && getValues("code") === "") setFocus("code");
    else void submit(event);
  };
  return (
    <form ref={form} noValidate onSubmit={send}>
      <Field label={t("Six digits")} error={formState.errors.code?.message}>
        {(control) => (
          <input
            {...control}
            className={styles.digits}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            dir="ltr"
            {...register("code", {
              setValueAs: readCode,
              validate: (code) => isAppCode(code) || t("Enter the six digits that your app shows"),
              onChange: ({ target }: { target: HTMLInputElement }) => {
                // Safari before 16 can't: there the button below sends the code.
                if (isAppCode(readCode(target.value))) form.current?.requestSubmit?.();
              },
            })}
          />
        )}
      </Field>
      <Button className={styles.send} type="submit" size="lg" block busy={formState.isSubmitting}>
        {t("Turn on")}
      </Button>
    </form>
  );
}

/** Returns whether two-step verification is on: by a call whose response was lost, or from elsewhere. */
const isOn = (error: unknown): boolean => codeOf(error) === "two_step_on";

type TwoStepSetupProps = {
  calls: TwoStepCalls;
  onDone: () => void;
  /** comes in place of the recovery codes where two-step verification turns out to be on already */
  onWasOn: () => void;
  onCancel: () => void;
};

/** Shows the steps that turn two-step verification on: the secret for an app, a code from the app, the recovery codes. */
export function TwoStepSetup({ calls, onDone, onWasOn, onCancel }: TwoStepSetupProps) {
  const [secret, setSecret] = useState<TwoStepSecret>();
  const [codes, setCodes] = useState<string[]>();
  const [hasFailed, setFailed] = useState(false);
  const proof = useProof();
  const start = useEffectEvent(async () => {
    setFailed(false);
    try {
      setSecret(await proof.run(calls.start));
    } catch (error) {
      if (error instanceof ProofRefused) onCancel();
      else if (isOn(error)) onWasOn();
      else setFailed(true);
    }
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => void start(), [attempt]);
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return (
    <>
      <Step number={1} title={t("Add Lanyard to your authenticator app")}>
        {hasFailed ? (
          <LoadFailure
            text="We couldn't load a secret for your app."
            isRetrying={false}
            onRetry={() => setAttempt((n) => n + 1)}
          />
        ) : secret ? (
          <Secret secret={secret} />
        ) : (
          <Skeleton width="100%" height={QR_SIZE} />
        )}
      </Step>
      <Step number={2} title={t("Type the code it shows")}>
        <CodeForm calls={calls} onCodes={setCodes} onWasOn={onWasOn} />
      </Step>
      {proof.dialog}
    </>
  );
}
