import { Suspense, useState } from "react";
import type { User } from "#schema/account.ts";
import { ForNewProfile } from "#web/features/guides/for-new-profile.tsx";
import { useTitle } from "#web/lib/use-title.ts";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { PageNotLoaded } from "#web/ui/page-not-loaded.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { t } from "#texts/app/t.ts";
import { headOf, Question } from "./start/question.tsx";
import { usePhoto } from "./start/use-photo.ts";
import { type RunState, useFirstEntry, useRun } from "./start/use-run.ts";
import { Who } from "./start/who.tsx";

const Rest = lazyPart(async () => (await import("./start/rest.tsx")).Rest, PageNotLoaded);

/** Keeps the place of the answer while the session's profiles or the code are loading, below the question's own head. */
const StartSkeleton = ({ started: { run, step } }: { started: RunState }) => (
  <Question {...(run.guideId === null ? headOf(step) : { title: t("Here is your code") })}>
    <Skeleton height={320} borderRadius={14} />
  </Question>
);

/** Shows /start, which makes a profile of the answers to three questions, and then its code. */
export function StartPage({ user }: { user: User }) {
  useTitle(t("Answer three questions"));
  const started = useRun(user);
  const { isSent, guideId } = started.run;
  return (
    <ForNewProfile
      user={user}
      isBegun={isSent || guideId !== null}
      skeleton={<StartSkeleton started={started} />}
    >
      <Questions user={user} started={started} />
    </ForNewProfile>
  );
}

function Questions({ user, started }: { user: User; started: RunState }) {
  const image = usePhoto(started);
  const [nameFault, setNameFault] = useState<string>();
  useFirstEntry(started);
  if (started.run.guideId === null && started.step === "who")
    return (
      <Who started={started} image={image} fault={nameFault} onFault={setNameFault} loadNext={Rest.load} />
    );
  return (
    <Suspense fallback={<StartSkeleton started={started} />}>
      <Rest user={user} started={started} image={image} onNameFault={setNameFault} />
    </Suspense>
  );
}
