import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { codeOf } from "#web/api/failure.ts";
import { reasonsFor } from "#web/features/guides/form/save/field-issues.ts";
import { hasNoResponse, isRefusal, toastSessionEnd } from "#web/features/guides/form/save/save-failure.ts";
import { toastSaveFailure } from "#web/features/guides/form/save/toast-save-failure.ts";
import { storeGuide, uploadProfilePicture } from "#web/features/guides/mutations.ts";
import { guidesQuery } from "#web/features/guides/queries.ts";
import { WaysRefused } from "#web/features/payment-ways/put-ways.ts";
import { useAddWays } from "#web/features/payment-ways/use-add-ways.ts";
import { sessionQuery, useSession } from "#web/features/session/queries.ts";
import { toastFailure } from "#web/features/session/toast-failure.ts";
import { ProofRefused } from "#web/features/session/use-proof.tsx";
import { useRetryOnline } from "#web/lib/use-retry-online.ts";
import { paths } from "#web/paths.ts";
import { t, tMessage } from "#texts/app/t.ts";
import { type Problem, problemOf } from "./problem.ts";
import { lostPhoto, type Photo } from "./use-photo.ts";
import type { RunState } from "./use-run.ts";
import { useWriteProfile } from "./use-write-profile.ts";

type MakingSetup = {
  started: RunState;
  image: Photo;
  onNameFault: (fault: string) => void;
};

const loadCheck = () => import("./check-answers.ts");

/**
 * Makes what was answered: the profile, then its picture, then its way to be tipped. A failure stops it, and the next press
 * goes on there; what exists stays. Without a network it goes on by itself once there is one, unless somebody has gone back to
 * a question. The page shows `dialogs`.
 */
export function useMaking({ started, image, onNameFault }: MakingSetup) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { latest, change, go, forget, step } = started;
  const profile = useWriteProfile(started);
  const ways = useAddWays();
  const network = useRetryOnline(`${useSession().user?.id} ${step}`);
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  const leave = () => {
    forget();
    void navigate(paths.dashboard, { replace: true });
  };
  const endSession = () => {
    client.setQueryData(sessionQuery().queryKey, null);
    toastSessionEnd();
  };

  /** Returns whether what failed is made by itself once there is a network. */
  const waits = (error: unknown): boolean =>
    hasNoResponse(error) &&
    !(error instanceof ProofRefused || error instanceof WaysRefused) &&
    network.lost(() => void make());

  /** Shows why there is no profile. */
  function showRefusal(error: unknown): void {
    if (error instanceof ProofRefused || waits(error)) return;
    if (isRefusal(error, 401)) return endSession();
    if (codeOf(error) === "limit_reached") {
      toastFailure(t("Profile limit reached"), error);
      // It was made elsewhere: the dashboard shows it.
      void client.invalidateQueries(guidesQuery());
      return leave();
    }
    const { way } = latest();
    const reasons = reasonsFor(error);
    const ofName = reasons.find(({ input }) => input === "name");
    const ofWay = reasons.find(({ input }) => way && "field" in way.choice && input === way.choice.field);
    if (ofName) {
      onNameFault(ofName.message);
      go("who");
    } else if (ofWay) {
      setProblem({ at: "way", field: "value", message: tMessage(ofWay.message) });
      go("tips");
    } else toastSaveFailure(error, true);
  }

  /** Shows why something isn't on the page that exists. */
  function showProblem(at: Problem["at"], error: unknown): void {
    if (waits(error)) return;
    if (isRefusal(error, 404)) {
      toastFailure(t("Error"), error);
      return leave();
    }
    if (isRefusal(error, 401)) endSession();
    setProblem(problemOf(at, error));
  }

  async function makeProfile(): Promise<number | undefined> {
    const { guideId } = latest();
    if (guideId !== null) return guideId;
    try {
      const { checkAnswers } = await loadCheck();
      const { values, faults } = checkAnswers(latest());
      if (values) {
        const { reviewPlatforms: _, ...profileValues } = values;
        return await profile.writeProfile(profileValues);
      }
      if (faults.name !== undefined) onNameFault(faults.name);
      go(faults.name === undefined ? "tips" : "who");
    } catch (error) {
      showRefusal(error);
    }
    return undefined;
  }

  async function sendPicture(id: number): Promise<boolean> {
    if (latest().isPictureSent) return true;
    if (image.choice.kind !== "chosen") {
      const message = lostPhoto(latest(), image);
      if (message !== undefined) setProblem({ at: "photo", field: "value", message });
      return message === undefined;
    }
    try {
      storeGuide(client, await uploadProfilePicture(id, image.choice.file, { onProgress: () => {} }));
      change({ isPictureSent: true });
      return true;
    } catch (error) {
      showProblem("photo", error);
      return false;
    }
  }

  async function sendWay(id: number): Promise<boolean> {
    const { way, isLater } = latest();
    if (isLater || !way) return true;
    try {
      if (way.way) await ways.add(id, [way.way]);
      if ("field" in way.choice) await profile.writeField(id, way.choice.field, way.text);
      return true;
    } catch (error) {
      showProblem("way", error);
      return false;
    }
  }

  /** Makes what is missing, one thing after the other; a press meanwhile does nothing. */
  async function make(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setProblem(undefined);
    // Whoever makes the page without the photo that a reload lost has read that it's gone.
    if (latest().guideId === null && lostPhoto(latest(), image) !== undefined) change({ hasPicture: false });
    try {
      const id = await makeProfile();
      if (id !== undefined && (await sendPicture(id)) && (await sendWay(id)))
        // What leads guests' money is no longer needed here.
        change({ isDone: true, way: null });
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  const begin = () => {
    if (isRunning.current) return;
    network.begin();
    void make();
  };

  // After a reload the profile may exist without its way.
  const goOn = useEffectEvent(() => {
    const { guideId, isDone } = latest();
    if (guideId !== null && !isDone) begin();
  });
  useEffect(() => goOn(), []);

  return {
    isBusy,
    /** whether it goes on by itself once there is a network */
    isWaiting: network.isWaiting,
    problem,
    make: begin,
    /** Goes on without what was refused. */
    skip: ({ at }: Problem): void => {
      change(at === "photo" ? { isPictureSent: true } : { isLater: true });
      begin();
    },
    /** Forgets what was said of the problem, because something was changed. */
    mend: (): void => setProblem((before) => before && { ...before, message: undefined }),
    dialogs: (
      <>
        {profile.dialog}
        {ways.dialog}
      </>
    ),
  };
}

export type Making = ReturnType<typeof useMaking>;
