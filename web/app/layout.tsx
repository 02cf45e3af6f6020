import type { MouseEvent, ReactNode } from "react";
import { classNames } from "#web/lib/class-names.ts";
import styles from "./layout.module.css";
import { t } from "#web/words/t.ts";

/** Puts the focus there without an entry in the history; without scripts it is a link like any other. */
const skipToMain = (event: MouseEvent) => {
  event.preventDefault();
  document.querySelector("main")?.focus();
};

type LayoutProps = {
  nav?: ReactNode;
  children: ReactNode;
};

/** Stands round every page: the way past the navigation, the navigation, and `<main>`. */
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
