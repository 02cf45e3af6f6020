import { Plus } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Button } from "#web/ui/button.tsx";
import { Help } from "#web/ui/field.tsx";
import { Note } from "#web/ui/note.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { t } from "#texts/app/t.ts";
import type { ListState } from "../save/use-saved-guide.ts";
import styles from "./list-part.module.css";

type ListPartProps = {
  state: ListState;
  title: string;
  lead: string;
  /** says that the list could not be loaded */
  failure: string;
  /** CSS selector of its part of the public page */
  part: string | undefined;
  children: ReactNode;
};

/** Shows a list of the profile that is loaded after the rest, below its heading. */
export function ListPart({ state, title, lead, failure, part, children }: ListPartProps) {
  const id = useId();
  return (
    <div
      className={styles.part}
      role="group"
      aria-labelledby={id}
      aria-busy={state.status === "loading"}
      data-part={part}
    >
      <h3 id={id}>{title}</h3>
      <Help className={styles.help}>{lead}</Help>
      {state.status === "loading" && <Skeleton className={styles.wait} height={48} borderRadius={12} />}
      {state.status === "failed" && (
        <Note tone="bad" className={styles.failed} role="alert">
          <span>{failure}</span>
          <Button variant="line" onClick={state.retry}>
            {t("Try again")}
          </Button>
        </Note>
      )}
      {state.status === "ready" && <div className={styles.rows}>{children}</div>}
    </div>
  );
}

type AddRowProps = {
  /** says that the list has all it can have; false while it hasn't */
  full: string | false;
  add: string;
  onAdd: () => void;
  /** what most people add, each by one tap */
  usual: readonly { name: string; onAdd: () => void }[];
};

/** Shows the buttons that add a row to a list. */
export const AddRow = ({ full, add, onAdd, usual }: AddRowProps) =>
  full === false ? (
    <div className={styles.add}>
      <Button variant="soft" icon={<Plus size={19} aria-hidden="true" />} onClick={onAdd}>
        {add}
      </Button>
      {usual.map(({ name, onAdd }) => (
        <Button key={name} variant="line" size="sm" aria-label={t("Add {name}", { name })} onClick={onAdd}>
          {name}
        </Button>
      ))}
    </div>
  ) : (
    <Help className={styles.help}>{full}</Help>
  );
