import { useQuery } from "@tanstack/react-query";
import { Clock3, Mail, UserRoundCheck } from "lucide-react";
import { useRef } from "react";
import { useForm, useWatch } from "react-hook-form";
import { type Editor, EDITORS_MAX } from "#schema/editor.ts";
import type { Guide } from "#schema/guide.ts";
import { emailFault, toEmail } from "#schema/login-rules.ts";
import { reasonOf } from "#web/api/failure.ts";
import { useSession } from "#web/features/session/queries.ts";
import { SIGNED_OUT } from "#web/features/session/signed-out.ts";
import { useMeantEmail } from "#web/features/session/use-meant-email.tsx";
import { ProofRefused, useProof } from "#web/features/session/use-proof.tsx";
import { useToastFailure } from "#web/features/session/use-toast-failure.ts";
import { usePassFocus } from "#web/lib/use-pass-focus.ts";
import { AccountRow } from "#web/ui/account-row.tsx";
import { Button } from "#web/ui/button.tsx";
import { DialogForm } from "#web/ui/dialog-form.tsx";
import { Email } from "#web/ui/email.tsx";
import { Field } from "#web/ui/field.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TextButton } from "#web/ui/text-button.tsx";
import { toast } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";
import type { PlainText } from "#locales/account.ts";
import { useInviteEditor, useRemoveEditor } from "../mutations.ts";
import { editorsQuery } from "../queries.ts";
import { Unconfirmed } from "./unconfirmed.tsx";
import styles from "./editors.module.css";

const STATUS_LABELS: Record<Editor["status"], PlainText> = {
  active: "Can edit the page",
  invited: "Invited: the link in the e-mail works for 7 days",
};

const GONE = { 404: "It was removed already." } as const satisfies Record<number, PlainText>;

function Row({ guide, editor }: { guide: Guide; editor: Editor }) {
  const remove = useRemoveEditor();
  const toastFailure = useToastFailure();
  const { id, email, status } = editor;
  const button = useRef<HTMLButtonElement>(null);
  usePassFocus(button);
  const end = () =>
    remove.mutate(
      { id: guide.id, editorId: id },
      {
        onSuccess: () =>
          toast({
            title: status === "active" ? t("Can’t edit any more") : t("Invitation withdrawn"),
            description: email,
          }),
        onError: (error) => toastFailure(t("Not removed"), error, GONE),
      },
    );
  return (
    <AccountRow
      as="li"
      icon={status === "active" ? <UserRoundCheck size={20} /> : <Clock3 size={20} />}
      title={<Email>{email}</Email>}
      detail={t(STATUS_LABELS[status])}
      action={
        <TextButton
          ref={button}
          aria-label={t("Remove {name}", { name: email })}
          busy={remove.isPending}
          onClick={end}
        >
          {t("Remove")}
        </TextButton>
      }
    />
  );
}

/** Whether the address of the signed-in user waits to be confirmed; the address then. */
function useUnconfirmed(): string | undefined {
  const { user } = useSession();
  return user && user.emailVerifiedAt === null ? user.email : undefined;
}

function Invite({ guide }: { guide: Guide }) {
  const invite = useInviteEditor();
  const proof = useProof();
  const { register, handleSubmit, setError, setValue, reset, control, formState } = useForm({
    defaultValues: { email: "" },
  });
  const meant = useMeantEmail(useWatch({ control, name: "email" }), (email) => setValue("email", email));
  const submit = handleSubmit(async ({ email }) => {
    try {
      await proof.run((password) => invite.mutateAsync({ id: guide.id, email, password }));
      toast({
        title: t("Invitation sent"),
        description: t("An e-mail is on its way to {email}.", { email: toEmail(email) }),
      });
      reset();
    } catch (error) {
      if (!(error instanceof ProofRefused))
        setError("email", { message: reasonOf(error, SIGNED_OUT) }, { shouldFocus: true });
    }
  });
  return (
    <>
      <DialogForm onSubmit={submit}>
        <Field label={t("Their e-mail")} error={formState.errors.email?.message} warning={meant.advice}>
          {(control) => (
            <input
              {...control}
              type="email"
              dir="ltr"
              inputMode="email"
              autoComplete="off"
              {...register("email", { validate: emailFault, ...meant.events })}
            />
          )}
        </Field>
        <Button
          type="submit"
          className={styles.send}
          variant="soft"
          icon={<Mail size={19} aria-hidden="true" />}
          busy={invite.isPending}
        >
          {t("Send an invitation")}
        </Button>
      </DialogForm>
      {proof.dialog}
    </>
  );
}

/** Says what others may do, and what stays their owner's: a plan only where plans are sold. */
function leadOf(name: string, isOnly: boolean, isSold: boolean): string {
  if (isOnly)
    return isSold
      ? t(
          "Let somebody else change texts and photo, ways to be tipped and replies to reviews, with an account of their own. Your plan stays yours.",
        )
      : t(
          "Let somebody else change texts and photo, ways to be tipped and replies to reviews, with an account of their own.",
        );
  return isSold
    ? t(
        "Let {name} change texts and photo, ways to be tipped and replies to reviews, with an account of their own. Your plan, your other pages and your tours stay yours.",
        { name },
      )
    : t(
        "Let {name} change texts and photo, ways to be tipped and replies to reviews, with an account of their own. Your other pages and your tours stay yours.",
        { name },
      );
}

/** Shows who may edit a page beside its owner, to invite and to remove. `isOnly`: whether it is a guide's own page. */
export function Editors({ guide, isOnly }: { guide: Guide; isOnly: boolean }) {
  const { data: editors, isError, isFetching, refetch } = useQuery(editorsQuery(guide.id));
  const unconfirmed = useUnconfirmed();
  const isSold = useSession().user?.billing !== "off";
  return (
    <section className={styles.editors}>
      <h3>{t("Who may edit this page")}</h3>
      <p className={styles.lead}>{leadOf(guide.name, isOnly, isSold)}</p>
      {editors ? (
        <ul>
          {editors.map((editor) => (
            <Row key={editor.id} guide={guide} editor={editor} />
          ))}
        </ul>
      ) : isError ? (
        <LoadFailure
          text="We couldn't load the editors."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton width="60%" height={40} />
      )}
      {editors &&
        (unconfirmed !== undefined ? (
          <Unconfirmed email={unconfirmed} />
        ) : editors.length < EDITORS_MAX ? (
          <Invite guide={guide} />
        ) : (
          <Hint>
            {t("A page has {max} editors and invitations at most. Remove one to invite another.", {
              max: EDITORS_MAX,
            })}
          </Hint>
        ))}
    </section>
  );
}
