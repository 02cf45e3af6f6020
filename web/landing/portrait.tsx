import styles from "./portrait.module.css";

/** Shows a guide's drawn portrait, as decoration. */
export const Portrait = ({ src, size }: { src: string; size: number }) => (
  <img className={styles.portrait} src={src} alt="" width={size} height={size} loading="lazy" />
);
