import type { MouseEvent, ReactNode } from "react";
import { classNames } from "#web/lib/class-names.ts";
import styles from "./layout.module.css";
import { t } from "#texts/app/t.ts";

/** Moves the focus to the content without an entry in the history. Without scripts the link itself does it. */
const skipToMain = (event: MouseEvent) => {
  event.preventDefault();
  document.querySelector("main")?.focus();
};

type LayoutProps = {
  nav?: ReactNode;
  children: ReactNode;
};

/** Lays out every page: the link past the navigation, the navigation, and `<main>`. */
export const Layout = ({ nav, children }: LayoutProps) => (
  <>
    <a className={classNames("btn ink", styles.skip)} href="#main" onClick={skipToMain}>
      {t("Skip to content")}
    </a>
    {nav}
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  </>
);
