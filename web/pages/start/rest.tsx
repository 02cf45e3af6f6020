import type { User } from "#schema/account.ts";
import { Offline, SignedOut } from "#web/features/guides/form/save/save-status.tsx";
import { useSession } from "#web/features/session/queries.ts";
import { Note } from "#web/ui/note.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { t } from "#texts/app/t.ts";
import { Code } from "./code.tsx";
import { PhotoAgain } from "./photo-again.tsx";
import { Question } from "./question.tsx";
import { Ready } from "./ready.tsx";
import { useMaking } from "./use-making.tsx";
import type { Photo } from "./use-photo.ts";
import type { RunState } from "./use-run.ts";
import { Ways } from "./ways.tsx";

type RestProps = {
  user: User;
  started: RunState;
  image: Photo;
  onNameFault: (fault: string) => void;
};

/** Shows all that follows the first question. */
export function Rest({ user, started, image, onNameFault }: RestProps) {
  const making = useMaking({ started, image, onNameFault });
  const session = useSession();
  const { guideId, isDone } = started.run;
  const { problem, isBusy, isWaiting } = making;
  if (isDone && guideId !== null) return <Code user={user} guideId={guideId} name={started.run.name} />;
  const isMade = guideId !== null;
  const note =
    session.user === null ? (
      <Note tone="bad">
        <SignedOut />
      </Note>
    ) : (
      isWaiting && (
        <Note role="status">
          <Offline />
        </Note>
      )
    );
  const shared = { started, making, note };
  const screen = () => {
    if (isMade && problem?.at === "photo") return <PhotoAgain {...shared} image={image} />;
    if (isMade ? problem !== undefined : started.step === "tips") return <Ways {...shared} />;
    if (!isMade || isBusy || isWaiting) return <Ready {...shared} user={user} image={image} />;
    return (
      <Question title={t("Here is your code")}>
        <Skeleton height={320} borderRadius={14} />
      </Question>
    );
  };
  return (
    <>
      {screen()}
      {making.dialogs}
    </>
  );
}
