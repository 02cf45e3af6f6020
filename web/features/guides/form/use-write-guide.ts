import { useQueryClient } from "@tanstack/react-query";
import { nanoid } from "nanoid";
import { useRef } from "react";
import type { Guide, GuideValues, PublicGuide } from "#schema/guide.ts";
import { paths } from "#web/app/paths.ts";
import { useCreateGuide, useUpdateGuide } from "../mutations.ts";
import type { PictureChoice } from "../picture/use-picture.ts";
import { rememberMade } from "./made-here.ts";
import { type Attempt, isOwnWork } from "./own-work.ts";
import { publicGuideQuery } from "./public-queries.ts";
import { isRefusal, isUnanswered } from "./save-failure.ts";
import type { SavedState } from "./use-saved.ts";
import { changesTo } from "./values.ts";

/** The profile was changed elsewhere since it was loaded here. */
export class ChangedElsewhere extends Error {
  readonly newest: PublicGuide;
  constructor(newest: PublicGuide) {
    super("changed elsewhere");
    this.newest = newest;
  }
}

/** Makes the profile or changes it, and recognises its own work after a lost answer. */
export function useWriteGuide({ known, note }: SavedState) {
  const client = useQueryClient();
  const create = useCreateGuide();
  const update = useUpdateGuide();
  const key = useRef(nanoid());
  const unanswered = useRef<Attempt[]>([]);

  async function send(values: GuideValues, choice: PictureChoice["kind"]): Promise<Guide> {
    const isNew = known().guide === undefined;
    const existing = known().guide ?? (await create.mutateAsync({ values, key: key.current }));
    note(existing);
    if (isNew) {
      rememberMade(existing.id);
      // Loaded anew, the page of a profile that exists is its edit page.
      history.replaceState(history.state, "", paths.edit(existing.id));
    }
    const changes = {
      ...changesTo(existing, values),
      ...(choice === "removed" && { profilePicture: null }),
    };
    // After a lost answer, the profile may have been made from an earlier try's values.
    if (isNew && Object.keys(changes).length === 0) return existing;
    return update.mutateAsync({ id: existing.id, version: existing.updatedAt, values: changes });
  }

  /** @throws {ChangedElsewhere} instead of the server's 412 */
  async function write(values: GuideValues, choice: PictureChoice["kind"]): Promise<Guide> {
    const attempt: Attempt = { values, picture: choice === "removed" ? "none" : "same" };
    try {
      const guide = await send(values, choice);
      unanswered.current = [];
      return guide;
    } catch (error) {
      if (isUnanswered(error)) unanswered.current.push(attempt);
      const { guide } = known();
      if (!guide || !isRefusal(error, 412)) throw error;
      const newest = await client.fetchQuery({ ...publicGuideQuery(guide.uniqueId), staleTime: 0 });
      if (!isOwnWork(newest, known(), [...unanswered.current, attempt])) throw new ChangedElsewhere(newest);
      note(newest);
      return write(values, choice);
    }
  }

  return {
    write,
    /** After an upload without an answer: the picture may be there. */
    doubtPicture: (values: GuideValues): void => {
      unanswered.current.push({ values, picture: "sent" });
    },
    /** The next write makes a profile, whatever became of the last one. */
    beginAnew: (): void => {
      key.current = nanoid();
      unanswered.current = [];
    },
  };
}
