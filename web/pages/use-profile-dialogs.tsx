import { type ReactNode, useState } from "react";
import type { User } from "#schema/account.ts";
import type { Guide } from "#schema/guide.ts";
import type { OwnGuide } from "#schema/own-guide.ts";
import type { ProfileActions } from "#web/features/guides/profile-card.tsx";
import { shareProfile } from "#web/features/sharing/share-profile.ts";
import { toast } from "#web/ui/toast.ts";
import { useLazyPart } from "#web/ui/use-lazy-part.ts";
import { t } from "#texts/app/t.ts";
import { LaterCodeLine } from "./later-code-line.tsx";

const loadQrDialog = () => import("../features/guides/qr-dialog.tsx");
const loadDeleteDialog = () => import("../features/guides/delete-dialog.tsx");
const loadTeamDialog = () => import("../features/guides/team/team-dialog.tsx");

/** The open dialog. `address`: the address in the code that is shown. */
type Opened =
  | { dialog: "qr"; guide: Guide; address: string }
  | { dialog: "delete"; guide: Guide }
  | { dialog: "team"; guide: Guide; start?: "hand-on" };

/** Says why guests can't see a profile. `blockedReason`: why the account's own pages aren't public; null while they are. */
function whyLocked({ access, isPublic, hiddenReason = "" }: OwnGuide, blockedReason: string | null) {
  if (access === "editor" && !isPublic)
    return {
      title: t("Not public at the moment"),
      description: t("Guests can’t see this page until its owner renews the plan."),
    };
  if (access === "owner" && blockedReason !== null)
    return { title: t("Subscription Required"), description: blockedReason };
  return { title: t("We have hidden this page"), description: hiddenReason };
}

type ProfileDialogs = {
  /** the actions of a profile card's buttons */
  actions: ProfileActions;
  /** shows the code of an address of the profile */
  showCode: (guide: Guide, address: string) => void;
  /** the open dialog, for the page to show */
  dialogs: ReactNode;
};

/** Opens a profile's dialogs. `blockedReason`: why the account's own pages aren't public; null while they are. */
export function useProfileDialogs(user: User, blockedReason: string | null): ProfileDialogs {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const qr = useLazyPart({ load: loadQrDialog, isOpen: opened?.dialog === "qr", onFailure: close });
  const removal = useLazyPart({
    load: loadDeleteDialog,
    isOpen: opened?.dialog === "delete",
    onFailure: close,
  });
  const team = useLazyPart({ load: loadTeamDialog, isOpen: opened?.dialog === "team", onFailure: close });
  // The trial may have ended while the QR code was open.
  if (blockedReason !== null && opened?.dialog === "qr" && opened.guide.userId === user.id) close();
  const isOperator = user.role === "operator";
  const showCode = (guide: Guide, address: string) => setOpened({ dialog: "qr", guide, address });
  return {
    actions: {
      onShare: (guide) => void shareProfile(guide),
      onQrCode: (guide) => showCode(guide, guide.url),
      onTeam: (guide) => setOpened({ dialog: "team", guide }),
      onDelete: (guide) => setOpened({ dialog: "delete", guide }),
      onLocked: (guide) => toast({ ...whyLocked(guide, blockedReason), variant: "destructive" }),
    },
    showCode,
    dialogs: (
      <>
        {opened?.dialog === "qr" && qr && (
          <qr.QrDialog
            guide={opened.guide}
            address={opened.address}
            codeLine={<LaterCodeLine user={user} guide={opened.guide} />}
            onClose={close}
          />
        )}
        {opened?.dialog === "delete" && removal && (
          <removal.DeleteDialog
            guide={opened.guide}
            isOperator={isOperator}
            onHandOn={() => setOpened({ dialog: "team", guide: opened.guide, start: "hand-on" })}
            onClose={close}
          />
        )}
        {opened?.dialog === "team" && team && (
          <team.TeamDialog
            guide={opened.guide}
            hasTours={isOperator}
            {...(opened.start && { start: opened.start })}
            onClose={close}
          />
        )}
      </>
    ),
  };
}
