import { Globe } from "lucide-react";
import { paths } from "#web/paths.ts";
import { useLocale } from "#texts/guest/use-locale.ts";
import { opensSheet } from "../sheet/opens-sheet.ts";

type LanguageLinkProps = {
  uniqueId: string;
  /** shows the languages in a sheet; without it the link leads to their page */
  onOpen?: (() => void) | undefined;
  /** whether only the globe is shown */
  isDisc?: boolean;
};

/** Shows the link to the choice of the page's language. */
export function LanguageLink({ uniqueId, onOpen, isDisc = false }: LanguageLinkProps) {
  const { texts } = useLocale();
  return (
    <a
      className={isDisc ? "disc" : "btn line sm"}
      href={paths.language(paths.profile(uniqueId))}
      {...(isDisc && { "aria-label": texts.language })}
      onClick={opensSheet(onOpen)}
    >
      <Globe size={isDisc ? 22 : 20} aria-hidden="true" />
      {!isDisc && texts.language}
    </a>
  );
}
