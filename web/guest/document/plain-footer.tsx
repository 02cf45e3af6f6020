import type { PageTexts } from "#locales/guest.ts";
import { BRAND } from "#schema/brand.ts";
import { LEGAL_PAGES } from "#web/lib/legal-pages.ts";
import { Mark } from "#web/ui/mark.tsx";

type LegalTexts = Pick<PageTexts, (typeof LEGAL_PAGES)[number]["key"]>;

export const LegalLinks = ({ texts }: { texts: LegalTexts }) => (
  <p>
    {LEGAL_PAGES.map(({ path, key }) => (
      <a key={path} href={path}>
        {texts[key]}
      </a>
    ))}
  </p>
);

type PlainFooterProps = { texts: LegalTexts & Pick<PageTexts, "reportPage">; report?: string };

/**
 * The footer of the pages beside a profile's: the ways to tip, a report, the languages. `report`: the address at which the
 * guide's page is reported.
 */
export const PlainFooter = ({ texts, report }: PlainFooterProps) => (
  <footer className="foot">
    <a href="/">
      <Mark size={24} /> {BRAND}
    </a>
    <LegalLinks texts={texts} />
    {report !== undefined && (
      <p>
        <a href={report} rel="nofollow" data-report>
          {texts.reportPage}
        </a>
      </p>
    )}
  </footer>
);
