import { useEffect, useState } from "react";
import { hasMail } from "#web/lib/mail.ts";
import styles from "./account-index.module.css";
import type { PlainText } from "#locales/account.ts";
import { t } from "#texts/app/t.ts";

const SECTIONS = [
  { id: "sign-in", title: "Sign-in" },
  { id: "plan", title: "Plan" },
  { id: "passkeys", title: "Passkeys" },
  { id: "two-step", title: "Two-step verification" },
  { id: "devices", title: "Devices" },
  { id: "notifications", title: "Notifications" },
  { id: "language", title: "Language" },
  { id: "role", title: "Role" },
  { id: "data", title: "Your data" },
] as const satisfies { id: string; title: PlainText }[];

/** px from the window's top: a section that begins above this counts as the one that is read */
const READ_FROM = 160;

/** Finds the id of the section that is read: the last one whose top has come near the window's. */
function sectionRead(): string {
  const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  const shown = SECTIONS.filter(({ id }) => document.getElementById(id));
  const passed = shown.filter(
    ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < READ_FROM,
  );
  return (isAtEnd && scrollY > 0 ? shown.at(-1) : passed.at(-1))?.id ?? "sign-in";
}

/**
 * Shows the account's sections on wide screens and marks the one that is read. `left`: those that the account
 * doesn't have.
 */
export function AccountIndex({ left }: { left: readonly string[] }) {
  const [current, setCurrent] = useState("sign-in");
  useEffect(() => {
    const look = () => setCurrent(sectionRead());
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, []);
  return (
    <nav className={styles.index} aria-label={t("Sections")}>
      {SECTIONS.filter(({ id }) => (id !== "notifications" || hasMail()) && !left.includes(id)).map(
        ({ id, title }) => (
          <a key={id} href={`#${id}`} aria-current={id === current || undefined}>
            {t(title)}
          </a>
        ),
      )}
    </nav>
  );
}
