import { X } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import type { PageLanguage } from "#locales/languages.ts";
import type { WrittenLanguage } from "#schema/language-tag.ts";
import { languageName, pageLanguageChoices } from "#texts/app/language-choices.ts";
import { isPageLanguage } from "#locales/languages.ts";
import { Field, Help } from "#web/ui/field.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import styles from "./other-languages.module.css";
import { Select } from "#web/ui/select.tsx";
import { t } from "#texts/app/t.ts";
import { listed } from "#texts/app/listed.ts";

type OtherLanguagesProps = {
  /** the language of what is translated */
  main: WrittenLanguage;
  /** the languages that there are words in */
  languages: readonly PageLanguage[];
  /** whether something in them is wrong, so that they are unfolded */
  isWrong: boolean;
  disabled?: boolean;
  onAdd: (language: PageLanguage) => void;
  onRemove: (language: PageLanguage) => void;
  /** renders the fields of one language */
  children: (language: PageLanguage) => ReactNode;
};

/** Shows the same words in other languages, folded away. Each language is chosen from a list, its words are typed below. */
export function OtherLanguages(props: OtherLanguagesProps) {
  const { main, languages, isWrong, disabled = false, onAdd, onRemove, children } = props;
  const choices = useMemo(() => pageLanguageChoices(), []);
  const free = choices.filter(({ value }) => value !== main && !languages.some((known) => known === value));
  return (
    <Fold
      title={t("Other languages")}
      className={styles.others}
      isNeeded={isWrong}
      note={languages.length > 0 ? listed(languages.map(languageName)) : undefined}
    >
      <Help>
        {t(
          "Guests who read one of these languages see your own text. For the others there is a link that translates it.",
        )}
      </Help>
      {languages.map((language) => (
        <fieldset key={language} className={styles.language}>
          <legend>{languageName(language)}</legend>
          <IconButton
            className={styles.remove}
            label={t("Remove {name}", { name: languageName(language) })}
            icon={<X size={20} aria-hidden="true" />}
            disabled={disabled}
            onClick={() => onRemove(language)}
          />
          {children(language)}
        </fieldset>
      ))}
      <Field label={t("Add a language")}>
        {(control) => (
          <Select
            {...control}
            value=""
            none={t("Choose a language")}
            choices={free}
            disabled={disabled}
            onChange={({ target }) => {
              if (isPageLanguage(target.value)) onAdd(target.value);
            }}
          />
        )}
      </Field>
    </Fold>
  );
}
