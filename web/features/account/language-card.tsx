import { Globe } from "lucide-react";
import { useState } from "react";
import type { User } from "#schema/account.ts";
import { accountLanguageOf, LANGUAGES, tagOf } from "#locales/languages.ts";
import { AccountRow } from "#web/ui/account-row.tsx";
import { SectionCard } from "#web/ui/section-card.tsx";
import { TextButton } from "#web/ui/text-button.tsx";
import { t } from "#texts/app/t.ts";
import { LanguageDialog } from "./language-dialog.tsx";

/** Shows the language of the app and of e-mails. */
export function LanguageCard({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  const language = accountLanguageOf(user.language) ?? "en";
  return (
    <SectionCard id="language" title={t("Language")}>
      <AccountRow
        icon={<Globe size={20} />}
        title={<bdi lang={tagOf(language)}>{LANGUAGES[language].name}</bdi>}
        detail={t("For the app and e-mails. Guests choose their own.")}
        action={
          <TextButton aria-label={t("Change language")} onClick={() => setOpen(true)}>
            {t("Change")}
          </TextButton>
        }
      />
      {isOpen && <LanguageDialog current={language} onClose={() => setOpen(false)} />}
    </SectionCard>
  );
}
