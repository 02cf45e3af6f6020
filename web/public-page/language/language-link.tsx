import { Globe } from "lucide-react";
import { paths } from "#web/app/paths.ts";
import { useLocale } from "#web/i18n/use-locale.ts";

type LanguageLinkProps = {
  uniqueId: string;
  /** shows the languages in a sheet; the link leads to a page of them without it */
  onOpen?: (() => void) | undefined;
  /** the globe alone */
  isDisc?: boolean;
};

/** Leads to the choice of the language this page is read in. */
export function LanguageLink({ uniqueId, onOpen, isDisc = false }: LanguageLinkProps) {
  const { words } = useLocale();
  return (
    <a
      className={isDisc ? "disc" : "btn line sm"}
      href={paths.language(paths.profile(uniqueId))}
      {...(isDisc && { "aria-label": words.language })}
      onClick={(event) => {
        // Another tab is asked for.
        if (!onOpen || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      <Globe size={isDisc ? 22 : 20} aria-hidden="true" />
      {!isDisc && words.language}
    </a>
  );
}
