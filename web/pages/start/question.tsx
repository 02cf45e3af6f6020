import { ChevronLeft } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import { HangingBadge } from "#web/ui/hanging-badge.tsx";
import { StepCount } from "#web/ui/step-count.tsx";
import { t } from "#texts/app/t.ts";
import styles from "./question.module.css";
import type { Step } from "./use-run.ts";

const QUESTIONS = 3;

/** Returns what a question says above its answer. */
export function headOf(step: Step): { number: number; title: string } {
  if (step === "who") return { number: 1, title: t("Who are you?") };
  if (step === "tips") return { number: 2, title: t("How can guests tip you?") };
  return { number: 3, title: t("Ready?") };
}

type QuestionProps = {
  /** its number, from 1; undefined once the profile exists */
  number?: number | undefined;
  title: string;
  lead?: string | undefined;
  /** goes to the question before; undefined where there is none */
  onBack?: (() => void) | undefined;
  children: ReactNode;
};

/** Shows one question on a badge. */
export function Question({ number, title, lead, onBack, children }: QuestionProps) {
  // The focus follows to each next question, so that it is read out.
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(title);
  useEffect(() => {
    if (before.current === title) return;
    before.current = title;
    const heading = place.current?.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus();
    window.scrollTo({ top: 0, behavior: "instant" });
  }, [title]);
  return (
    <div ref={place}>
      <HangingBadge
        tall
        wide
        title={title}
        lead={lead}
        above={
          number !== undefined && (
            <>
              {onBack && (
                <Button
                  variant="ghost"
                  className={styles.back}
                  icon={<ChevronLeft className="flip" size={19} aria-hidden="true" />}
                  onClick={onBack}
                >
                  {t("Back")}
                </Button>
              )}
              <StepCount className={styles.progress} count={number} max={QUESTIONS} />
            </>
          )
        }
      >
        {children}
      </HangingBadge>
    </div>
  );
}

type AnswerProps = {
  /** the buttons below the answer, the main one last */
  buttons: ReactNode;
  onSubmit: () => void;
  children: ReactNode;
};

/** Shows the answer to a question, which fills the badge, with its buttons at the foot. */
export const Answer = ({ buttons, onSubmit, children }: AnswerProps) => (
  <form
    className={styles.answer}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    <div className={styles.fields}>{children}</div>
    <div className={styles.buttons}>{buttons}</div>
  </form>
);
