import { type ComponentType, lazy, Suspense, useState } from "react";
import type { User } from "#schema/account.ts";
import { PROFILE_PICTURE } from "#schema/image.ts";
import { ForNewProfile } from "#web/features/guides/for-new-profile.tsx";
import { SQUARE_CROP } from "#web/features/guides/form/image/square-crop.ts";
import { useImageChoice } from "#web/features/images/use-image-choice.ts";
import { useTitle } from "#web/lib/use-title.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { t } from "#texts/app/t.ts";
import { Question } from "./start/question.tsx";
import type { RestProps } from "./start/rest.tsx";
import { type RunState, useFirstEntry, useRun } from "./start/use-run.ts";
import { Who } from "./start/who.tsx";

const loadRest = async (): Promise<{ default: ComponentType<RestProps> }> => ({
  default: (await import("./start/rest.tsx")).Rest,
});
const Rest = lazy(loadRest);

const StartSkeleton = () => (
  <Question number={1} title={t("Who are you?")}>
    <Skeleton height={320} borderRadius={14} />
  </Question>
);

/** Shows /start, which makes a profile of the answers to three questions, and then its code. */
export function StartPage({ user }: { user: User }) {
  useTitle(t("Answer three questions"));
  const started = useRun(user);
  const { isSent, guideId } = started.run;
  return (
    <ForNewProfile user={user} isBegun={isSent || guideId !== null} skeleton={<StartSkeleton />}>
      <Questions user={user} started={started} />
    </ForNewProfile>
  );
}

function Questions({ user, started }: { user: User; started: RunState }) {
  const image = useImageChoice(PROFILE_PICTURE, { stored: null, ...SQUARE_CROP });
  const [nameFault, setNameFault] = useState<string>();
  useFirstEntry(started);
  if (started.run.guideId === null && started.step === "who")
    return (
      <Who started={started} image={image} fault={nameFault} onFault={setNameFault} loadNext={loadRest} />
    );
  return (
    <Suspense fallback={<StartSkeleton />}>
      <Rest user={user} started={started} image={image} onNameFault={setNameFault} />
    </Suspense>
  );
}
