import type { ReactNode } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { Note } from "./note.tsx";
import styles from "./question-note.module.css";
import { Row } from "./row.tsx";
import { TextButton } from "./text-button.tsx";

type Answer = { text: string; onClick: () => void; disabled?: boolean };

type QuestionNoteProps = {
  /** what is asked or told */
  children: ReactNode;
  answers: readonly Answer[];
  className?: string | undefined;
};

/** Shows a quiet remark with its answers beside it, and reads it out. */
export const QuestionNote = ({ children, answers, className }: QuestionNoteProps) => (
  <Note className={classNames(styles.question, className)} role="status">
    <p>{children}</p>
    <Row className={styles.answers}>
      {answers.map(({ text, ...button }) => (
        <TextButton key={text} {...button}>
          {text}
        </TextButton>
      ))}
    </Row>
  </Note>
);
