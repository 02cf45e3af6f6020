import { UserRound, UsersRound } from "lucide-react";
import { useState } from "react";
import type { User } from "#schema/account.ts";
import { PROFILE_LIMIT } from "#schema/role.ts";
import { useToastFailure } from "#web/features/session/use-toast-failure.ts";
import { AccountRow } from "#web/ui/account-row.tsx";
import { Button } from "#web/ui/button.tsx";
import { DialogActions } from "#web/ui/dialog-actions.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { SectionCard } from "#web/ui/section-card.tsx";
import { TextButton } from "#web/ui/text-button.tsx";
import { toast } from "#web/ui/toast.ts";
import { plural, t } from "#texts/app/t.ts";
import { useChangeRole } from "./mutations.ts";

/** Says what the other role has, and what stays: a plan only where plans are sold. */
function whatStays(isGuide: boolean, isSold: boolean): string {
  if (isGuide)
    return isSold
      ? t(
          "You can have up to three profiles and tours of your own. Your page, its code and your plan stay as they are.",
        )
      : t(
          "You can have up to three profiles and tours of your own. Your page and its code stay as they are.",
        );
  return isSold
    ? t("You have one profile, and no tours of your own. Your page, its code and your plan stay as they are.")
    : t("You have one profile, and no tours of your own. Your page and its code stay as they are.");
}

type RoleDialogProps = { isGuide: boolean; isSold: boolean; onClose: () => void };

function RoleDialog({ isGuide, isSold, onClose }: RoleDialogProps) {
  const change = useChangeRole();
  const toastFailure = useToastFailure();
  const confirm = () =>
    change.mutate(isGuide ? "operator" : "guide", {
      onSuccess: () => toast({ title: t("Role changed") }),
      onError: (error) => toastFailure(t("Not saved"), error),
      onSettled: onClose,
    });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isGuide ? t("Become a tour operator?") : t("Become a tour guide?")}
      description={whatStays(isGuide, isSold)}
    >
      <DialogActions>
        <Button variant="line" onClick={onClose}>
          {t("Cancel")}
        </Button>
        <Button busy={change.isPending} onClick={confirm}>
          {t("Change role")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** What an account has that only a tour operator may have; undefined while it isn't known. */
type Holdings = { profiles: number; tours: number } | undefined;

/** Says why an operator can't become a guide; undefined where nothing is in the way. */
const reasonOf = ({ profiles, tours }: NonNullable<Holdings>): string | undefined =>
  profiles > PROFILE_LIMIT.guide || tours > 0
    ? t("You have {profiles} and {tours}. A tour guide has one profile and no tours of their own.", {
        profiles: plural("1 profile", "{count} profiles", profiles),
        tours: plural("1 tour", "{count} tours", tours),
      })
    : undefined;

type RoleCardProps = {
  user: User;
  /** what an operator has */
  holdings: Holdings;
  /** whether that could not be found out; then the server says what is in the way */
  isUnknown: boolean;
};

/** Shows the account's role, with a dialog that changes it, or why it can't be changed. */
export function RoleCard({ user, holdings, isUnknown }: RoleCardProps) {
  const [isOpen, setOpen] = useState(false);
  const isGuide = user.role === "guide";
  const Icon = isGuide ? UserRound : UsersRound;
  const reason = !isGuide && holdings ? reasonOf(holdings) : undefined;
  return (
    <SectionCard id="role" title={t("Role")}>
      <AccountRow
        icon={<Icon size={20} />}
        title={isGuide ? t("Tour Guide") : t("Tour Operator")}
        detail={isGuide ? t("One page, mine") : t("Up to three guides, and our tours")}
        action={
          reason === undefined && (
            <TextButton
              aria-label={t("Change role")}
              disabled={!isGuide && !holdings && !isUnknown}
              onClick={() => setOpen(true)}
            >
              {t("Change")}
            </TextButton>
          )
        }
      />
      {reason !== undefined && <Hint>{reason}</Hint>}
      {isOpen && (
        <RoleDialog isGuide={isGuide} isSold={user.billing !== "off"} onClose={() => setOpen(false)} />
      )}
    </SectionCard>
  );
}
