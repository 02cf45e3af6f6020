import { useQuery } from "@tanstack/react-query";
import { FingerprintPattern, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { PASSKEYS_MAX, type Passkey } from "#schema/account.ts";
import { useToastFailure } from "#web/features/session/use-toast-failure.ts";
import { relativeDate } from "#web/lib/relative-date.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { SectionCard } from "#web/ui/section-card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.ts";
import { AccountRow } from "#web/ui/account-row.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { hasPasskeys, isDismissed, isKnownHere } from "#web/features/session/passkey.ts";
import { PasskeyNameDialog } from "./passkey-name-dialog.tsx";
import { passkeysQuery } from "./queries.ts";
import { useAddPasskey, useRemovePasskey } from "./security-mutations.ts";
import { ProofRefused, useProof } from "#web/features/session/use-proof.tsx";
import styles from "./passkeys-card.module.css";
import { t } from "#texts/app/t.ts";

/** The open dialog: "name" for a passkey that was just made, "rename" for an older one. */
type Opened = { dialog: "name" | "rename" | "remove"; passkey: Passkey };

/** Names this device, as a new passkey's first name. */
const thisDevice = (): string =>
  /Android|iPhone/.test(navigator.userAgent) ? t("My phone") : t("My computer");

/** Shows the account's passkeys, with buttons to add, rename and remove them. */
export function PasskeysCard() {
  const { data: passkeys, isError, refetch, isFetching } = useQuery(passkeysQuery());
  const [opened, setOpened] = useState<Opened>();
  const [isAdding, setAdding] = useState(false);
  const add = useAddPasskey();
  const remove = useRemovePasskey();
  const proof = useProof();
  const toastFailure = useToastFailure();
  const close = () => setOpened(undefined);

  const addHere = async () => {
    setAdding(true);
    try {
      const passkey = await proof.run((password) => add.mutateAsync({ name: thisDevice(), password }));
      setOpened({ dialog: "name", passkey });
    } catch (error) {
      if (isKnownHere(error))
        toast({ title: t("Already there"), description: t("This device has a passkey for your account.") });
      else if (!isDismissed(error) && !(error instanceof ProofRefused))
        toastFailure(t("Passkey not added"), error);
    }
    setAdding(false);
  };
  const removeIt = async ({ id }: Passkey) => {
    try {
      await proof.run((password) => remove.mutateAsync({ id, password }));
      toast({ title: t("Passkey removed"), description: t("Delete it on its device as well.") });
    } catch (error) {
      if (!(error instanceof ProofRefused)) toastFailure(t("Passkey not removed"), error);
    }
    close();
  };
  const isFull = (passkeys?.length ?? 0) >= PASSKEYS_MAX;
  return (
    <SectionCard
      id="passkeys"
      title={t("Passkeys")}
      lead={t("Sign in with your face, finger or screen lock. Nothing to remember.")}
    >
      {passkeys ? (
        <ul>
          {passkeys.map((passkey) => (
            <AccountRow
              as="li"
              key={passkey.id}
              icon={<FingerprintPattern size={20} />}
              title={<bdi>{passkey.name}</bdi>}
              detail={
                passkey.lastUsedAt === null
                  ? t("Not used yet")
                  : t("Used {when}", { when: relativeDate(passkey.lastUsedAt) })
              }
              action={
                <>
                  <IconButton
                    label={t("Rename {name}", { name: passkey.name })}
                    icon={<Pencil size={20} />}
                    onClick={() => setOpened({ dialog: "rename", passkey })}
                  />
                  <IconButton
                    danger
                    label={t("Remove {name}", { name: passkey.name })}
                    icon={<Trash2 size={20} />}
                    onClick={() => setOpened({ dialog: "remove", passkey })}
                  />
                </>
              }
            />
          ))}
        </ul>
      ) : isError ? (
        <LoadFailure
          text="We couldn't load your passkeys."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton width="60%" height={40} />
      )}
      {hasPasskeys() ? (
        <Button
          className={styles.add}
          variant="soft"
          icon={<Plus size={20} aria-hidden="true" />}
          busy={isAdding}
          disabled={isFull || !passkeys}
          onClick={() => void addHere()}
        >
          {t("Add a passkey")}
        </Button>
      ) : (
        <Hint>{t("This browser has no passkeys.")}</Hint>
      )}
      {isFull && (
        <Hint>{t("You have {count} passkeys. Remove one to add another.", { count: PASSKEYS_MAX })}</Hint>
      )}
      {(opened?.dialog === "name" || opened?.dialog === "rename") && (
        <PasskeyNameDialog passkey={opened.passkey} isNew={opened.dialog === "name"} onClose={close} />
      )}
      {opened?.dialog === "remove" && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={t("Remove {name}?", { name: opened.passkey.name })}
          description={
            passkeys?.length === 1
              ? t("It is your last passkey. Your password still signs you in.")
              : t("It can't sign in any more. Your other passkeys and your password still can.")
          }
          confirm={t("Remove")}
          busy={remove.isPending}
          onConfirm={() => void removeIt(opened.passkey)}
        />
      )}
      {proof.dialog}
    </SectionCard>
  );
}
