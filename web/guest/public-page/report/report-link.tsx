import { useContext, createContext } from "react";
import { paths } from "#web/paths.ts";
import { useLocale } from "#texts/guest/use-locale.ts";
import { opensSheet } from "../../sheet/opens-sheet.ts";

/** Gives the function that opens the report of a review in a sheet, by its page's address. */
export const ReportContext = createContext<((address: string) => void) | null>(null);

type ReportLinkProps = {
  uniqueId: string;
  id: number;
  /** who left the review: a screen reader lists the links without what is above them */
  name: string;
};

/** Shows the link to report a review. Without scripts it leads to a page. */
export function ReportLink({ uniqueId, id, name }: ReportLinkProps) {
  const { language, texts } = useLocale();
  const open = useContext(ReportContext);
  const address = `${paths.profile(uniqueId)}/report?review=${id}&lang=${language}`;
  return (
    <a
      className="rep"
      aria-label={`${texts.report}: ${name}`}
      href={address}
      rel="nofollow"
      onClick={opensSheet(open ? () => open(address) : undefined)}
    >
      <svg width="17" height="17" aria-hidden="true">
        <use href="#flag" />
      </svg>
      {texts.report}
    </a>
  );
}
