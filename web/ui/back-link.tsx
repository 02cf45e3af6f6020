import { ArrowLeft } from "lucide-react";
import { RouteLink } from "./route-link.tsx";
import styles from "./back-link.module.css";

/** Links back to the page that this one belongs to. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <RouteLink className={styles.link} to={to}>
    <ArrowLeft className="flip" size={20} aria-hidden="true" />
    {children}
  </RouteLink>
);
