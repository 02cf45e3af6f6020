import { CircleAlert } from "lucide-react";
import type { Guide } from "#schema/guide.ts";
import type { PageLanguage } from "#locales/languages.ts";
import { paths } from "#web/paths.ts";
import { Note } from "#web/ui/note.tsx";
import { RouteLink } from "#web/ui/route-link.tsx";
import { t } from "#texts/app/t.ts";
import type { Gap } from "./promises.ts";
import styles from "./studio.module.css";
import { printTexts } from "./texts.ts";

const WORDS = { tips: "tip", reviews: "review", contact: "contact" } as const;

type GapsProps = { guide: Guide; gaps: readonly Gap[]; language: PageLanguage };

/** Says which words of the print the page doesn't keep. */
export function Gaps({ guide: { id, name, callMe }, gaps, language }: GapsProps) {
  const words = gaps.map((gap) => printTexts(language)[WORDS[gap]]).join(" · ");
  const said = {
    tips: t("Nobody can tip {name} yet", { name: callMe || name }),
    reviews: t("Nobody can leave a review yet"),
    contact: t("There is no contact on the page yet"),
  };
  return (
    <Note tone="warn" className={styles.hint}>
      <CircleAlert size={22} aria-hidden="true" />
      <div>
        <b>{t("The print says “{words}”", { words })}</b>
        {gaps.map((gap) => (
          <p key={gap}>{said[gap]}</p>
        ))}
        <p className={styles.choices}>
          <RouteLink className="link" to={paths.edit(id)}>
            {t("Complete the page")}
          </RouteLink>
        </p>
      </div>
    </Note>
  );
}
