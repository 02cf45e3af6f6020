import { Check, Plus, Search } from "lucide-react";
import { useId, useState } from "react";
import { Field } from "#web/ui/field.tsx";
import type { Country } from "#schema/country.ts";
import type { LinkField } from "#schema/links.ts";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { plural, t, tMessage } from "#texts/app/t.ts";
import { WayTile } from "../way-tile.tsx";
import { choiceGroups, isAdded } from "./choice-groups.ts";
import type { Choice } from "./choices.ts";
import styles from "./picker.module.css";

type PickerProps = {
  country: Country | null;
  ways: readonly PaymentWay[];
  /** the form's fields that aren't empty */
  filled: ReadonlySet<LinkField>;
  /** says what a guide has to give; by default the choice's own note */
  noteOf?: (choice: Choice) => string;
  onChoose: (choice: Choice) => void;
  /** called when nothing was found and the guide wants to paste any link */
  onOther: () => void;
};

const ownNote = ({ note }: Choice): string => t(note);
export const kindOf = (choice: Choice): string => ("preset" in choice ? choice.preset.kind : choice.label);

/** Shows the search, and what can be added, the guide's own country first. It is made for a dialog of size "list". */
export function Picker({ country, ways, filled, noteOf = ownNote, onChoose, onOther }: PickerProps) {
  const id = useId();
  const [search, setSearch] = useState("");
  const groups = choiceGroups(country, search);
  const count = groups.reduce((sum, { choices }) => sum + choices.length, 0);
  return (
    <>
      <Field className={styles.search} label={t("Search")} prefix={<Search size={20} aria-hidden="true" />}>
        {(control) => (
          <input
            {...control}
            type="search"
            placeholder={t("Name or country")}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        )}
      </Field>
      <p className="vh" role="status">
        {search.trim() !== "" && plural("1 way found", "{count} ways found", count)}
      </p>
      <div className={styles.list}>
        {groups.map(({ title, isOwn, choices }, group) => (
          <section key={title} aria-labelledby={`${id}-${group}`}>
            <h3 id={`${id}-${group}`}>
              {title}
              {isOwn && <small>{t("your country")}</small>}
            </h3>
            <ul>
              {choices.map((choice) => (
                <li key={choice.id}>
                  <Entry
                    choice={choice}
                    note={noteOf(choice)}
                    isAdded={isAdded(choice, ways, filled)}
                    onChoose={onChoose}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {count === 0 && (
          <div className={styles.none}>
            <p>{t("Not here yet. Paste any payment link.")}</p>
            <Button variant="line" icon={<Plus size={20} aria-hidden="true" />} onClick={onOther}>
              {t("Paste a payment link")}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

type EntryProps = { choice: Choice; note: string; isAdded: boolean; onChoose: (choice: Choice) => void };

const Entry = ({ choice, note, isAdded, onChoose }: EntryProps) => (
  <button
    type="button"
    className={classNames(styles.choice, isAdded && styles.added)}
    disabled={isAdded}
    onClick={() => onChoose(choice)}
  >
    <WayTile kind={kindOf(choice)} name={tMessage(choice.label)} isQuiet />
    <span className={styles.texts}>
      {tMessage(choice.label)}
      <small>{note}</small>
    </span>
    {isAdded ? (
      <span className={styles.mark}>
        <Check size={18} aria-hidden="true" />
        {t("Added")}
      </span>
    ) : (
      <Plus size={20} aria-hidden="true" />
    )}
  </button>
);
