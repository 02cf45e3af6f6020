import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Clock } from "lucide-react";
import type { ReactNode } from "react";
import { isLinkOver } from "#web/api/failure.ts";
import { paths } from "#web/paths.ts";
import { useFocusMain } from "#web/lib/use-focus-main.ts";
import { useTitle } from "#web/lib/use-title.ts";
import { Button } from "#web/ui/button.tsx";
import { HangingBadge } from "#web/ui/hanging-badge.tsx";
import { RouteButton } from "#web/ui/route-button.tsx";
import { t } from "#texts/app/t.ts";
import { announceSessionChange } from "./cross-tab.ts";
import { useFailure } from "./use-failure.tsx";

type EmailLinkProps = {
  /** the secret of the e-mail's link */
  token: string;
  title: string;
  lead: ReactNode;
  /** the text of the button */
  act: string;
  call: (token: string) => Promise<unknown>;
  done: { title: string; lead: string; to: string; label: string };
  /** says where to get a fresh link */
  fresh: string;
};

/**
 * Shows the button that does what an e-mail's link is for. Opening the link changes nothing, because mail scanners open
 * links.
 */
export function EmailLink({ token, title, lead, act, call, done, fresh }: EmailLinkProps) {
  useTitle(title);
  const client = useQueryClient();
  const use = useMutation({
    mutationFn: () => call(token),
    // It isn't retried, because a second call after a lost response would be refused: the link is used.
    retry: false,
    onSuccess: () => {
      announceSessionChange();
      // The page that follows shows the account as it is now, or that nobody is signed in any more.
      void client.invalidateQueries();
    },
  });
  const failure = useFailure(t("That didn't work"));
  const isOver = token === "" || isLinkOver(use.error);
  useFocusMain(use.isSuccess || isOver);
  if (isOver)
    return (
      <HangingBadge icon={<Clock size={36} />} title={t("This link no longer works")} lead={fresh}>
        <RouteButton size="lg" block to={paths.account}>
          {t("Go to my account")}
        </RouteButton>
      </HangingBadge>
    );
  if (use.isSuccess)
    return (
      <HangingBadge title={done.title} lead={done.lead}>
        <RouteButton size="lg" block to={done.to}>
          {done.label}
        </RouteButton>
      </HangingBadge>
    );
  const start = () => {
    failure.clear();
    use.mutate(undefined, {
      onError: (error) => {
        if (!isLinkOver(error)) failure.show(error);
      },
    });
  };
  return (
    <HangingBadge title={title} lead={lead}>
      {failure.line}
      <Button size="lg" block busy={use.isPending} onClick={start}>
        {act}
      </Button>
    </HangingBadge>
  );
}
