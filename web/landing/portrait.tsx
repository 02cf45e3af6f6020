import styles from "./portrait.module.css";

/** A guide's drawn portrait. Decoration. */
export const Portrait = ({ src, size }: { src: string; size: number }) => (
  <img className={styles.portrait} src={src} alt="" width={size} height={size} loading="lazy" />
);
