import { type ReactNode, Suspense } from "react";
import type { User } from "#schema/account.ts";
import { likelyReceiver } from "#web/features/guides/form/values.ts";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";
import { TextButton } from "#web/ui/text-button.tsx";
import { t } from "#texts/app/t.ts";
import { GuidePreview } from "../guide-preview.tsx";
import { valuesOfRun } from "./answers.ts";
import { Answer, headOf, Question } from "./question.tsx";
import styles from "./ready.module.css";
import type { Making } from "./use-making.tsx";
import { lostPhoto, type Photo } from "./use-photo.ts";
import type { RunState } from "./use-run.ts";

type ReadyProps = {
  user: User;
  started: RunState;
  making: Making;
  image: Photo;
  note: ReactNode;
};

/** Shows what will be public, as guests will see it, and makes it. */
export function Ready({ user, started, making, image, note }: ReadyProps) {
  const { run, back, go } = started;
  const lost = run.guideId === null ? lostPhoto(run, image) : undefined;
  const hasOtherWay = !run.isLater && run.way?.way != null;
  const values = { ...valuesOfRun(run), tipsGoTo: likelyReceiver(user.role) };
  const draft = { guide: undefined, values, image: image.url, part: undefined };
  return (
    <Question
      {...headOf("ready")}
      lead={t("This is what guests will see.")}
      onBack={making.isBusy || run.guideId !== null ? undefined : back}
    >
      <Answer
        onSubmit={making.make}
        buttons={
          <Button type="submit" variant="accent" size="lg" busy={making.isBusy}>
            {making.isBusy ? t("Creating...") : t("Create my page")}
          </Button>
        }
      >
        <div className={styles.small}>
          <Suspense>
            <GuidePreview user={user} draft={draft} hasKeptWays={hasOtherWay} />
          </Suspense>
        </div>
        {lost !== undefined && (
          <Note tone="warn">
            <p>{lost}</p>
            <TextButton type="button" onClick={() => go("who")}>
              {t("Upload photo")}
            </TextButton>
          </Note>
        )}
        {note}
      </Answer>
    </Question>
  );
}
