import { KeyRound } from "lucide-react";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { isAppCode, readCode } from "#schema/app-code.ts";
import { CODE_REQUIRED } from "#schema/login-rules.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { HangingBadge } from "#web/ui/hanging-badge.tsx";
import { TextButton } from "#web/ui/text-button.tsx";
import { dismissToast } from "#web/ui/toast.ts";
import { codeReason } from "./code-reason.ts";
import { t } from "#texts/app/t.ts";

type CodeBadgeProps = {
  busy: boolean;
  /** the page has no navigation bar */
  bare?: boolean;
  /** signs in with the code; rejects with why it was refused */
  onCode: (code: string) => Promise<unknown>;
  onBack: () => void;
};

/** Shows the second step of a sign-in, which asks for an app's code or a recovery code. The sixth digit sends it. */
export function CodeBadge({ busy, bare = false, onCode, onBack }: CodeBadgeProps) {
  const { register, handleSubmit, setError, setFocus, setValue, formState } = useForm({
    defaultValues: { code: "" },
  });
  // The field gets the focus, because it is the only one on this screen.
  useEffect(() => setFocus("code"), [setFocus]);
  const submit = handleSubmit(async ({ code }) => {
    dismissToast();
    try {
      await onCode(code);
    } catch (error) {
      setValue("code", "");
      setError("code", { message: codeReason(error) }, { shouldFocus: true });
    }
  });
  return (
    <HangingBadge
      bare={bare}
      icon={<KeyRound size={36} />}
      title={t("Your code")}
      lead={t("Your authenticator app shows six digits for this account.")}
      other={<TextButton onClick={onBack}>{t("Back to log in")}</TextButton>}
    >
      <form noValidate onSubmit={submit}>
        <Field
          label={t("Code")}
          error={formState.errors.code?.message}
          hint={t("Lost your phone? One of your recovery codes works, too.")}
        >
          {(control) => (
            <input
              {...control}
              type="text"
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
              dir="ltr"
              {...register("code", {
                validate: (code) => code.trim() !== "" || CODE_REQUIRED,
                onChange: ({ target }: { target: HTMLInputElement }) => {
                  if (isAppCode(readCode(target.value))) void submit();
                },
              })}
            />
          )}
        </Field>
        <Button type="submit" size="lg" block busy={busy}>
          {t("Go on")}
        </Button>
      </form>
    </HangingBadge>
  );
}
