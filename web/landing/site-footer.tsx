import { Mail } from "lucide-react";
import { paths } from "#web/paths.ts";
import { BRAND, CONTACT_EMAIL } from "#schema/brand.ts";
import { LinkButton } from "#web/ui/button.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { LegalLinks } from "#web/ui/legal-links.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { RouteLink } from "#web/ui/route-link.tsx";
import type { PlainText } from "#locales/account.ts";
import { t } from "#texts/app/t.ts";
import styles from "./site-footer.module.css";

const LINKS = [
  [paths.home, "Home"],
  [paths.dashboard, "Dashboard"],
  [paths.login, "Log In"],
  [paths.register, "Sign Up"],
] as const;

const FEATURES: PlainText[] = [
  "QR code generation",
  "Mobile-friendly profiles",
  "Social media integration",
  "Tipping integration",
  "Collect reviews",
];

/** Shows the footer of the landing page. */
export const SiteFooter = () => (
  <footer className={styles.footer}>
    <div className="wrap">
      <div className={styles.columns}>
        <div>
          <Logo />
          <Hint className={styles.claim}>{t("The page behind your badge.")}</Hint>
        </div>
        <ul aria-label={t("Links")}>
          {LINKS.map(([to, label]) => (
            <li key={to}>
              <RouteLink to={to}>{t(label)}</RouteLink>
            </li>
          ))}
        </ul>
        <ul aria-label={t("Features")}>
          {FEATURES.map((feature) => (
            <li key={feature}>{t(feature)}</li>
          ))}
        </ul>
        <div>
          <LinkButton
            variant="line"
            icon={<Mail size={18} aria-hidden="true" />}
            href={`mailto:${CONTACT_EMAIL}`}
          >
            {t("Contact Us")}
          </LinkButton>
        </div>
      </div>
      <div className={styles.end}>
        {/* On New Year's Eve the server's year and the reader's may differ. */}
        <p suppressHydrationWarning>
          © {new Date().getFullYear()} {BRAND}
        </p>
        <LegalLinks />
      </div>
    </div>
  </footer>
);
