import { zodResolver } from "@hookform/resolvers/zod";
import { Clock } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import type { User } from "#schema/account.ts";
import { joinFields } from "#schema/editor.ts";
import { codeOf, isLinkOver, issueOf } from "#web/api/failure.ts";
import { paths } from "#web/paths.ts";
import { useJoin } from "#web/features/session/sign-in-mutations.ts";
import { useSession } from "#web/features/session/queries.ts";
import { useFailure } from "#web/features/session/use-failure.tsx";
import { useFocusMain } from "#web/lib/use-focus-main.ts";
import { useSecret } from "#web/lib/use-secret.ts";
import { useTitle } from "#web/lib/use-title.ts";
import { Button } from "#web/ui/button.tsx";
import { Email } from "#web/ui/email.tsx";
import { Field, FieldMessage } from "#web/ui/field.tsx";
import { HangingBadge } from "#web/ui/hanging-badge.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { RouteButton } from "#web/ui/route-button.tsx";
import { LinkedText } from "#web/ui/linked-text.tsx";
import { TextButton } from "#web/ui/text-button.tsx";
import { toast } from "#web/ui/toast.ts";
import { Trans } from "#texts/app/trans.tsx";
import { t } from "#texts/app/t.ts";

const TITLE = "Edit your page";
const LEAD = "Your texts and photo, how guests tip you, your replies to their reviews. It costs you nothing.";

/** Returns the call that joins, why it failed, and what opens the page's form afterwards. */
function useJoining() {
  const navigate = useNavigate();
  const join = useJoin();
  const failure = useFailure(t("That didn't work"));
  const enter = (user: User) => {
    const page = user.edits?.at(-1);
    toast({
      title: t("You can edit the page"),
      description: t("Guests see what you change right away."),
    });
    void navigate(page ? paths.edit(page.guideId) : paths.dashboard, { replace: true });
  };
  return { join, failure, enter };
}

/** Says in the form's place that the link was used, has expired, was withdrawn or is incomplete. */
function LinkOver({ isSignedIn }: { isSignedIn: boolean }) {
  useFocusMain(true);
  return (
    <HangingBadge
      icon={<Clock size={36} />}
      title={t("This link no longer works")}
      lead={t("It works once, for 7 days. Ask whoever invited you for a new one.")}
    >
      <RouteButton size="lg" block to={isSignedIn ? paths.dashboard : paths.home}>
        {isSignedIn ? t("Go to my dashboard") : t("Go to the home page")}
      </RouteButton>
    </HangingBadge>
  );
}

type PartProps = { token: string };

/** Shows the button that joins as the signed-in user. */
function JoinAs({ token, user, onOther }: PartProps & { user: User; onOther: () => void }) {
  const { join, failure, enter } = useJoining();
  if (isLinkOver(join.error)) return <LinkOver isSignedIn />;
  const start = () => {
    failure.clear();
    join.mutate(
      { token },
      {
        onSuccess: enter,
        onError: (error) => {
          if (!isLinkOver(error)) failure.show(error);
        },
      },
    );
  };
  return (
    <HangingBadge
      title={t(TITLE)}
      lead={
        <Trans
          text="You are signed in as {email}. Whoever invited you will see this address."
          parts={{ email: <Email as="b">{user.email}</Email> }}
        />
      }
      other={<TextButton onClick={onOther}>{t("Use a new account instead")}</TextButton>}
    >
      {failure.line}
      <Button size="lg" block busy={join.isPending || join.isSuccess} onClick={start}>
        {t("Edit it with this account")}
      </Button>
    </HangingBadge>
  );
}

/** Shows the form that registers an account for the invited address. */
function JoinNew({ token }: PartProps) {
  const { join, failure, enter } = useJoining();
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: { username: "", password: "" },
    resolver: zodResolver(joinFields, undefined, { mode: "sync" }),
  });
  if (isLinkOver(join.error)) return <LinkOver isSignedIn={false} />;
  const { errors } = formState;
  const hasAccount = codeOf(join.error) === "account_exists";
  const submit = handleSubmit((input) => {
    failure.clear();
    join.mutate(
      { token, ...input },
      {
        onSuccess: enter,
        onError: (error) => {
          const message = issueOf(error, "password");
          if (message) setError("password", { message }, { shouldFocus: true });
          else if (!isLinkOver(error) && codeOf(error) !== "account_exists") failure.show(error);
        },
      },
    );
  });
  const isBusy = join.isPending || join.isSuccess;
  return (
    <HangingBadge
      title={t(TITLE)}
      lead={t(LEAD)}
      {...(hasAccount && {
        alert: (
          <div role="alert">
            <FieldMessage>
              {t("Your address has an account already. Log in, then tap the button in the e-mail again.")}
            </FieldMessage>
          </div>
        ),
      })}
      other={
        <LinkedText
          text="Have an account? {link} first, then tap the button in the e-mail again."
          to={paths.login}
        >
          {t("Log in")}
        </LinkedText>
      }
    >
      <form noValidate onSubmit={submit}>
        <Field label={t("Your name")} error={errors.username?.message}>
          {(control) => <input {...control} dir="auto" autoComplete="name" {...register("username")} />}
        </Field>
        <Field
          label={t("Choose a password")}
          hint={t("At least 8 characters. You log in with the address this e-mail was sent to.")}
          error={errors.password?.message}
        >
          {(control) => <PasswordInput {...control} autoComplete="new-password" {...register("password")} />}
        </Field>
        {failure.line}
        <Button type="submit" size="lg" block busy={isBusy}>
          {isBusy ? t("One moment...") : t("Edit my page")}
        </Button>
      </form>
    </HangingBadge>
  );
}

/**
 * Shows /join#token=…, which lets its reader edit a page, by one button or with a new account. Opening it changes
 * nothing.
 */
export function JoinPage() {
  useTitle(t(TITLE));
  const token = useSecret("token");
  const { user } = useSession();
  const [isNew, setNew] = useState(false);
  useFocusMain(isNew);
  // The user is taken once, because joining signs in.
  const [first, setFirst] = useState<User | null>();
  if (first === undefined && user !== undefined) setFirst(user);
  if (token === "") return <LinkOver isSignedIn={Boolean(user)} />;
  if (first === undefined)
    return (
      <HangingBadge title={t(TITLE)} lead={t(LEAD)}>
        {null}
      </HangingBadge>
    );
  return first && !isNew ? (
    <JoinAs key={token} token={token} user={first} onOther={() => setNew(true)} />
  ) : (
    <JoinNew key={token} token={token} />
  );
}
