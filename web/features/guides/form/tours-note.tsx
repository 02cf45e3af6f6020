import { Info } from "lucide-react";
import { Note } from "#web/ui/note.tsx";
import { SectionCard } from "#web/ui/section-card.tsx";
import { t } from "#texts/app/t.ts";

/** Shows a note in the tours' place while the profile is new. */
export const ToursNote = () => (
  <SectionCard title={t("Cross-Promoted Tours")}>
    <Note>
      <Info size={20} aria-hidden="true" />
      <span>
        <b>{t("Create Profile First")}</b> {t("Save once, then choose up to three of your tours here.")}
      </span>
    </Note>
  </SectionCard>
);
