import { Check } from "lucide-react";
import { ACCOUNT_LANGUAGES, type AccountLanguage, LANGUAGES, tagOf } from "#locales/languages.ts";
import { useToastFailure } from "#web/features/session/use-toast-failure.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { appLocale, t } from "#texts/app/t.ts";
import styles from "./language-dialog.module.css";
import { useChangeLanguage } from "./mutations.ts";

type LanguageDialogProps = { current: AccountLanguage; onClose: () => void };

/** Shows the dialog that chooses the account's language, and loads the page again in it. */
export function LanguageDialog({ current, onClose }: LanguageDialogProps) {
  const change = useChangeLanguage();
  const toastFailure = useToastFailure();
  const names = new Intl.DisplayNames(appLocale(), { type: "language" });
  const choose = (language: AccountLanguage) =>
    language === current
      ? onClose()
      : change.mutate(language, {
          onSuccess: () => location.reload(),
          onError: (error) => toastFailure(t("Not saved"), error),
        });
  const chosen = change.isPending || change.isSuccess ? change.variables : undefined;
  return (
    <Dialog open onOpenChange={onClose} size="list" title={t("Language")}>
      <ul className={styles.list}>
        {ACCOUNT_LANGUAGES.map((language) => (
          <li key={language}>
            <button
              type="button"
              className={styles.choice}
              aria-current={language === current || undefined}
              disabled={chosen !== undefined}
              onClick={() => choose(language)}
            >
              <span>
                <bdi lang={tagOf(language)}>{LANGUAGES[language].name}</bdi>
                {names.of(tagOf(language)) !== LANGUAGES[language].name && (
                  <small>{names.of(tagOf(language))}</small>
                )}
              </span>
              {language === chosen ? (
                <Spinner />
              ) : (
                language === current && <Check size={20} aria-hidden="true" />
              )}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
