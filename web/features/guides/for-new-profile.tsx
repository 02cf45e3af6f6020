import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { User } from "#schema/account.ts";
import { PROFILE_LIMIT } from "#schema/role.ts";
import { paths } from "#web/paths.ts";
import { toast } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";
import { FormError } from "./form/form-error.tsx";
import { guidesQuery } from "./queries.ts";

type ForNewProfileProps = {
  user: User;
  /** whether a profile is being made already, which counts in the list */
  isBegun?: boolean;
  /** shown until it is known whether the account may have another profile */
  skeleton: ReactNode;
  children: ReactNode;
};

/** Shows what makes a new profile to an account that may have another one, and sends everybody else away. */
export function ForNewProfile({ user, isBegun = false, skeleton, children }: ForNewProfileProps) {
  const { data: guides, error, refetch } = useQuery(guidesQuery());
  // This is decided once, because the list grows by the profile that is created here.
  const [isAllowed, setAllowed] = useState(isBegun);
  const ownGuides = guides?.filter(({ access }) => access === "owner");
  const isFull = ownGuides !== undefined && ownGuides.length >= PROFILE_LIMIT[user.role];
  if (guides && !isFull && !isAllowed) setAllowed(true);
  if (isAllowed) return children;
  if (guides)
    return (
      <LimitReached user={user} first={ownGuides?.[0]?.id}>
        {skeleton}
      </LimitReached>
    );
  if (error) return <FormError error={error} retry={() => void refetch()} />;
  return skeleton;
}

type LimitReachedProps = { user: User; first: number | undefined; children: ReactNode };

/** Goes to a guide's only profile, or to the dashboard of an operator who has three. */
function LimitReached({ user, first, children }: LimitReachedProps) {
  const navigate = useNavigate();
  const to = user.role === "guide" && first !== undefined ? paths.edit(first) : paths.dashboard;
  useEffect(() => {
    if (user.role === "operator")
      toast({
        title: t("Profile limit reached"),
        description: t("You already have three profiles."),
        variant: "destructive",
      });
    void navigate(to, { replace: true });
  }, [user.role, to, navigate]);
  return children;
}
