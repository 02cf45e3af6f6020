import { classNames } from "#web/lib/class-names.ts";
import { LEGAL_PAGES } from "#web/lib/legal-pages.ts";
import styles from "./legal-links.module.css";
import { t } from "#texts/app/t.ts";

/** Links to privacy, terms, imprint and the choice of a language, in one line. */
export const LegalLinks = ({ className }: { className?: string | undefined }) => (
  <nav className={classNames(styles.links, className)} aria-label={t("Legal")}>
    {LEGAL_PAGES.map(({ path, title }) => (
      <a key={path} href={path}>
        {t(title)}
      </a>
    ))}
    {/* That page leads back to this one. */}
    <a href="/language">{t("Language")}</a>
  </nav>
);
