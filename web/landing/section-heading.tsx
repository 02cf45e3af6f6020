import styles from "./section-heading.module.css";

/** Shows the heading of one of the page's sections. */
export const SectionHeading = ({ id, children }: { id: string; children: string }) => (
  <h2 className={styles.heading} id={id}>
    {children}
  </h2>
);
