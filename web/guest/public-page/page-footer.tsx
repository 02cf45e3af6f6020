import { BRAND } from "#schema/brand.ts";
import { paths } from "#web/paths.ts";
import { useLocale } from "#texts/guest/use-locale.ts";
import { Mark } from "#web/ui/mark.tsx";
import { LegalLinks } from "../document/plain-footer.tsx";
import { LanguageLink } from "../language-page/language-link.tsx";
import { opensSheet } from "../sheet/opens-sheet.ts";

type PageFooterProps = {
  uniqueId: string;
  onLanguage: () => void;
  /** opens the report of the page in a sheet, by its address; null where the page can't be reported */
  onReport: ((address: string) => void) | null;
};

/** Shows what ends the page: its language, whose product it is, and how to report it. */
export function PageFooter({ uniqueId, onLanguage, onReport }: PageFooterProps) {
  const { texts, language } = useLocale();
  const report = `${paths.profile(uniqueId)}/report?lang=${language}`;
  return (
    <footer className="foot">
      <p>
        <LanguageLink uniqueId={uniqueId} onOpen={onLanguage} />
      </p>
      <a href="/">
        <Mark size={24} /> {BRAND}
      </a>
      <LegalLinks texts={texts} />
      {onReport && (
        <p>
          <a href={report} rel="nofollow" onClick={opensSheet(() => onReport(report))}>
            {texts.reportPage}
          </a>
        </p>
      )}
    </footer>
  );
}
