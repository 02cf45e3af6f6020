import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { PROFILE_LIMIT, type User } from "#schema/account.ts";
import type { Guide } from "#schema/guide.ts";
import { GuidesError } from "#web/features/guides/guides-error.tsx";
import type { ProfileActions } from "#web/features/guides/profile-card.tsx";
import { ProfilesHeading } from "#web/features/guides/profiles-heading.tsx";
import { guidesQuery } from "#web/features/guides/queries.ts";
import { Rack } from "#web/features/guides/rack.tsx";
import { copyGuideLink, shareGuide } from "#web/features/guides/share-link.ts";
import { useLogout } from "#web/features/session/mutations.ts";
import { gateOf, shownStatus } from "#web/features/subscriptions/gate.ts";
import { usePaymentReturn } from "#web/features/subscriptions/payment-return.ts";
import { subscriptionQuery } from "#web/features/subscriptions/queries.ts";
import { StatusCard } from "#web/features/subscriptions/status-card.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { useTitle } from "#web/lib/use-title.ts";
import { toast } from "#web/ui/toast.ts";
import "../styles/dashboard.css";

const QrDialog = lazy(async () => ({ default: (await import("../features/guides/qr-dialog.tsx")).QrDialog }));
const DeleteDialog = lazy(async () => ({
  default: (await import("../features/guides/delete-dialog.tsx")).DeleteDialog,
}));

type Opened = { dialog: "qr" | "delete"; guide: Guide };

/** The signed-in user's profiles, and whether they are public. */
export function DashboardPage({ user }: { user: User }) {
  const title = user.role === "guide" ? "Your Tour Guide Profile" : "Operator Dashboard";
  useTitle(title);
  usePaymentReturn();
  const logout = useLogout();
  const subscription = useQuery(subscriptionQuery());
  const guides = useQuery(guidesQuery());
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);

  const isStatusFailed = subscription.isError && !subscription.data;
  const status = shownStatus(user, subscription.data?.status, Date.now());
  const gate = gateOf(user, status);
  const actions: ProfileActions = {
    onShare: (guide) => void shareGuide(guide),
    onQrCode: (guide) => setOpened({ dialog: "qr", guide }),
    onDelete: (guide) => setOpened({ dialog: "delete", guide }),
    onLocked: () =>
      toast({ title: "Subscription Required", description: gate ?? "", variant: "destructive" }),
  };

  const statusCard = (
    <StatusCard
      user={user}
      status={subscription.data && status}
      isFailed={isStatusFailed}
      onRetry={() => void subscription.refetch()}
    />
  );
  const profiles =
    guides.isError && !guides.data ? (
      <GuidesError onRetry={() => void guides.refetch()} />
    ) : (
      <Rack
        guides={user.role === "guide" ? guides.data?.slice(0, PROFILE_LIMIT.guide) : guides.data}
        locked={gate !== null}
        single={user.role === "guide"}
        {...actions}
      />
    );

  return (
    <div className="wrap dash">
      <div className="top">
        <h1 className="page">{title}</h1>
        <p className="who">
          <span>
            Logged in as <b>{user.email}</b>
          </span>
          <button type="button" className="tlink" disabled={logout.isPending} onClick={() => logout.mutate()}>
            Log out
          </button>
        </p>
      </div>
      {user.role === "guide" ? (
        <div className={classNames("solo", gate !== null && "lapsed")}>
          <section>
            <h2 className="vh">Profile</h2>
            {profiles}
          </section>
          {statusCard}
        </div>
      ) : (
        <>
          {statusCard}
          <ProfilesHeading count={guides.data?.length} />
          {profiles}
        </>
      )}
      <Suspense>
        {opened?.dialog === "qr" && (
          <QrDialog guide={opened.guide} onCopy={(guide) => void copyGuideLink(guide)} onClose={close} />
        )}
        {opened?.dialog === "delete" && <DeleteDialog guide={opened.guide} onClose={close} />}
      </Suspense>
    </div>
  );
}
