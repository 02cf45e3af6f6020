import { CircleAlert } from "lucide-react";
import { paths } from "#web/app/paths.ts";
import type { SavePhase } from "./use-save-guide.ts";

/** At the end of the form, always in sight: how far the picture is, or that the session has ended. */
export function SaveStatus({ phase, isSignedOut }: { phase: SavePhase; isSignedOut: boolean }) {
  if (phase.step === "sending") {
    const percent = Math.round(phase.part * 100);
    return (
      <div className="save-status">
        <label>
          <span className="row between">
            <span role="status">Uploading your profile picture</span>
            <span className="num">{percent}%</span>
          </span>
          <progress max={100} value={percent} aria-label="Uploading your profile picture" />
        </label>
      </div>
    );
  }
  if (!isSignedOut || phase.step !== "idle") return null;
  return (
    <div className="save-status bad">
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
}
