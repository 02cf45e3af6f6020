import { Check } from "lucide-react";
import type { User } from "#schema/account.ts";
import { shortDate } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { Pill } from "#web/ui/pill.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { Standing } from "./use-standing.ts";

const PILLS = {
  active: <Pill tone="ok">Active</Pill>,
  trial: <Pill tone="info">Free Early Access</Pill>,
  inactive: <Pill tone="bad">Inactive</Pill>,
};

export type StatusCardProps = { user: User; standing: Standing };

/** Whether the account's profiles are public, and until when. */
export function StatusCard({ user, standing }: StatusCardProps) {
  const { status, isFailed } = standing;
  return (
    <section className="card status" aria-busy={(!status && !isFailed) || undefined}>
      <div className="row between">
        <h2>{user.role === "operator" ? "Account Status" : "Subscription Status"}</h2>
        {!isFailed && (status ? PILLS[status] : <Skeleton width={110} height={30} borderRadius={15} />)}
      </div>
      <StatusText user={user} standing={standing} />
    </section>
  );
}

function StatusText({ user, standing }: StatusCardProps) {
  const isOperator = user.role === "operator";
  const { status, daysLeft } = standing;
  if (standing.isFailed) {
    return (
      <div role="alert" className="row between">
        <p className="hint lead">Your status could not be loaded.</p>
        <Button variant="line" size="sm" busy={standing.isRetrying} onClick={standing.retry}>
          Try again
        </Button>
      </div>
    );
  }
  if (!status) return <Skeleton width="90%" height={44} />;
  if (status === "active") {
    return (
      <p className="hint lead">
        {isOperator ? "Your profiles are public." : "Your profile is public."} Guests can scan, tip, review
        and book.
      </p>
    );
  }
  if (status === "trial") {
    return (
      <p className="hint lead">
        <b>{daysLeft === 1 ? "Last day." : `${daysLeft} days left.`}</b> Everything is open
        {user.trialEndsAt && ` until ${shortDate(user.trialEndsAt)}`}. Guests can scan, tip, review and book.
      </p>
    );
  }
  return (
    <>
      <h3 className="display off-hook">
        {isOperator ? "Your badges are off the hook" : "Your badge is off the hook"}
      </h3>
      <p className="hint lead">
        Guests who scan your code cannot see your {isOperator ? "profiles" : "profile"}. Your photo, links and
        reviews are all kept.
      </p>
      <ul className="keep">
        {[
          "Your QR code stays the same",
          isOperator ? "You can still edit your profiles" : "You can still edit your profile",
        ].map((text) => (
          <li key={text}>
            <Check size={19} aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}
