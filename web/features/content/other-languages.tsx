import { X } from "lucide-react";
import { type ReactNode, useMemo, useRef } from "react";
import type { PageLanguage } from "#locales/languages.ts";
import type { WrittenLanguage } from "#schema/language-tag.ts";
import { languageName, pageLanguageChoices } from "#texts/app/language-choices.ts";
import { isPageLanguage } from "#locales/languages.ts";
import { usePassFocus } from "#web/lib/use-pass-focus.ts";
import { Field, Help } from "#web/ui/field.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import styles from "./other-languages.module.css";
import { Select } from "#web/ui/select.tsx";
import { toast } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";
import { listed } from "#texts/app/listed.ts";

type Words = Record<string, string>;
type Translations<Kind extends Words> = Partial<Record<PageLanguage, Kind>>;

type OtherLanguagesProps<Kind extends Words> = {
  /** the language of what is translated */
  main: WrittenLanguage;
  translations: Translations<Kind>;
  /** what is typed in a language that was just added: nothing */
  empty: Kind;
  /** whether something in them is wrong, so that they are unfolded */
  isWrong: boolean;
  disabled?: boolean;
  /** changes the translations as they are when it is called, which may be later */
  onChange: (change: (now: Translations<Kind>) => Translations<Kind>) => void;
  /** renders the fields of one language */
  children: (language: PageLanguage) => ReactNode;
};

const hasWords = (words: Words | undefined): boolean =>
  Object.values(words ?? {}).some((text) => text.trim() !== "");

/** Puts a removed language back in its place, unless there are words in it again. */
function withLanguage<Kind extends Words>(
  now: Translations<Kind>,
  language: PageLanguage,
  words: Kind,
  place: number,
): Translations<Kind> {
  if (hasWords(now[language])) return now;
  const { [language]: _empty, ...others } = now;
  const rest = Object.entries(others);
  return Object.fromEntries([...rest.slice(0, place), [language, words], ...rest.slice(place)]) as typeof now;
}

type LanguagePartProps = {
  language: PageLanguage;
  disabled: boolean;
  onRemove: () => void;
  children: ReactNode;
};

function LanguagePart({ language, disabled, onRemove, children }: LanguagePartProps) {
  const part = useRef<HTMLFieldSetElement>(null);
  usePassFocus(part);
  return (
    <fieldset ref={part} className={styles.language}>
      <legend>{languageName(language)}</legend>
      <IconButton
        className={styles.remove}
        label={t("Remove {name}", { name: languageName(language) })}
        icon={<X size={20} aria-hidden="true" />}
        disabled={disabled}
        onClick={onRemove}
      />
      {children}
    </fieldset>
  );
}

/** Shows the same words in other languages, folded away. Each language is chosen from a list, its words are typed below. */
export function OtherLanguages<Kind extends Words>(props: OtherLanguagesProps<Kind>) {
  const { main, translations, empty, isWrong, disabled = false, onChange, children } = props;
  // The cast holds because translations have only keys of this kind.
  const languages = Object.keys(translations) as PageLanguage[];
  const taken = [main, ...languages].join(" ");
  const free = useMemo(
    () => pageLanguageChoices().filter(({ value }) => !taken.split(" ").includes(value)),
    [taken],
  );
  const offerBack = (language: PageLanguage, words: Kind, place: number) =>
    toast({
      title: t("{name} removed", { name: languageName(language) }),
      action: {
        label: t("Bring it back"),
        onAction: () => onChange((now) => withLanguage(now, language, words, place)),
      },
    });
  const remove = (language: PageLanguage) =>
    onChange((now) => {
      // The words as they are now: what was rendered may lack what was typed last.
      const { [language]: words, ...rest } = now;
      if (words !== undefined && hasWords(words))
        offerBack(language, { ...words }, Object.keys(now).indexOf(language));
      return rest as Translations<Kind>;
    });
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
        <LanguagePart
          key={language}
          language={language}
          disabled={disabled}
          onRemove={() => remove(language)}
        >
          {children(language)}
        </LanguagePart>
      ))}
      <Field label={t("Add a language")}>
        {(control) => (
          <Select
            {...control}
            value=""
            none={t("Choose a language")}
            choices={free}
            disabled={disabled}
            onChange={({ target: { value } }) => {
              if (isPageLanguage(value)) onChange((now) => ({ ...now, [value]: empty }));
            }}
          />
        )}
      </Field>
    </Fold>
  );
}
