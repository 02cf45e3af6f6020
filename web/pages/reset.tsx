import { zodResolver } from "@hookform/resolvers/zod";
import { Clock } from "lucide-react";
import { useForm } from "react-hook-form";
import { type ResetPasswordInput, resetPasswordSchema } from "#schema/account.ts";
import { isLinkOver, issueOf } from "#web/api/failure.ts";
import { paths } from "#web/paths.ts";
import { useResetPassword } from "#web/features/session/mutations.ts";
import { useFailure } from "#web/features/session/use-failure.tsx";
import { useFocusMain } from "#web/lib/use-focus-main.ts";
import { useSecret } from "#web/lib/use-secret.ts";
import { useTitle } from "#web/lib/use-title.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { HangingBadge } from "#web/ui/hanging-badge.tsx";
import { RouteButton } from "#web/ui/route-button.tsx";
import { RouteLink } from "#web/ui/route-link.tsx";
import { toastAfterLoad } from "#web/ui/toast.ts";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { t } from "#texts/app/t.ts";

/** Says in the form's place that the link was used, has expired or is incomplete. */
function LinkOver() {
  useFocusMain(true);
  return (
    <HangingBadge
      icon={<Clock size={36} />}
      title={t("This link no longer works")}
      lead={t("Links work once, for 30 minutes. A new one takes a moment.")}
      other={
        <RouteLink className="link" to={paths.login}>
          {t("Back to log in")}
        </RouteLink>
      }
    >
      <RouteButton size="lg" block to={paths.forgot}>
        {t("Send a new link")}
      </RouteButton>
    </HangingBadge>
  );
}

/** Shows the form of one link. */
function ResetByLink({ token }: { token: string }) {
  const reset = useResetPassword();
  const failure = useFailure(t("Not changed"));
  const { register, handleSubmit, formState, setError } = useForm<ResetPasswordInput>({
    defaultValues: { token, password: "" },
    resolver: zodResolver(resetPasswordSchema, undefined, { mode: "sync" }),
  });
  if (token === "" || isLinkOver(reset.error)) return <LinkOver />;
  const submit = (input: ResetPasswordInput) => {
    failure.clear();
    reset.mutate(input, {
      onSuccess: () => {
        toastAfterLoad({ title: t("Password changed"), description: t("Log in with your new one.") });
        // It keeps the language of the e-mail's link.
        location.assign(paths.login + location.search);
      },
      onError: (error) => {
        const message = issueOf(error, "password");
        if (message) setError("password", { message }, { shouldFocus: true });
        else if (!isLinkOver(error)) failure.show(error);
      },
    });
  };
  const isBusy = reset.isPending || reset.isSuccess;
  return (
    <HangingBadge title={t("New password")} lead={t("All your devices will be signed out.")}>
      <form noValidate onSubmit={handleSubmit(submit)}>
        <Field
          label={t("New password")}
          hint={t("At least 8 characters")}
          error={formState.errors.password?.message}
        >
          {(control) => <PasswordInput {...control} autoComplete="new-password" {...register("password")} />}
        </Field>
        {failure.line}
        <Button type="submit" size="lg" block busy={isBusy}>
          {isBusy ? t("Saving...") : t("Save the new password")}
        </Button>
      </form>
    </HangingBadge>
  );
}

/** Shows /reset#token=…, which sets a new password by the link of an e-mail, then goes to the login. */
export function ResetPage() {
  useTitle(t("New password"));
  // The key remounts the form, because another link opened in this tab changes the address behind the `#` only.
  const token = useSecret("token");
  return <ResetByLink key={token} token={token} />;
}
