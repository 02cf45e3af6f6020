import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./address-line.module.css";
import { t } from "#texts/app/t.ts";

type Link = {
  url: string;
  newTab: boolean;
  /** the link's name on the page */
  label: string;
};

type AddressLineProps = {
  /** the link as guests would open it; null while the input holds no address */
  link: Link | null;
  /** the link's input */
  children: ReactNode;
};

/** Shows the input of a link, with a button at its end that opens the link. */
export const AddressLine = ({ link, children }: AddressLineProps) => (
  <span className={styles.line}>
    {children}
    {link && (
      <a
        className={styles.try}
        href={link.url}
        {...(link.newTab && { target: "_blank", rel: "noopener noreferrer" })}
        title={t("Test link")}
        aria-label={t("Test link: {label}", { label: link.label })}
      >
        <ExternalLink size={19} aria-hidden="true" />
      </a>
    )}
  </span>
);
