import { CircleAlert } from "lucide-react";
import { paths } from "#web/app/paths.ts";
import { classNames } from "#web/lib/class-names.ts";
import { Progress } from "#web/ui/progress.tsx";
import type { SavePhase } from "./use-save-guide.ts";

const UPLOADING = "Uploading your profile picture";

export type SaveStatusProps = { phase: SavePhase; isSignedOut: boolean };

/** At the end of the form, always in sight: how far the picture is, or that the session has ended. */
export function SaveStatus({ phase, isSignedOut }: SaveStatusProps) {
  const isSending = phase.step === "sending";
  const isTold = isSignedOut && phase.step === "idle";
  return (
    <div className={classNames((isSending || isTold) && "save-status", isTold && "bad")}>
      <div className="row between">
        <div role="status">
          {isSending && UPLOADING}
          {isTold && <SignedOut />}
        </div>
        {isSending && <span className="num">{Math.round(phase.part * 100)}%</span>}
      </div>
      {isSending && <Progress label={UPLOADING} value={phase.part} />}
    </div>
  );
}

const SignedOut = () => (
  <div className="signed-out">
    <CircleAlert size={21} aria-hidden="true" />
    <p>
      You are signed out. Everything you typed is still here.{" "}
      <a className="link" href={paths.login} target="_blank" rel="noopener">
        Log in in a new tab
      </a>
      , then save again.
    </p>
  </div>
);
