import { classNames } from "#web/lib/class-names.ts";
import styles from "./page-title.module.css";

type PageTitleProps = { className?: string | undefined; children: string };

/** Shows the heading of a page. */
export const PageTitle = ({ className, children }: PageTitleProps) => (
  <h1 className={classNames(styles.title, className)}>{children}</h1>
);
