import type { ElementType, HTMLAttributes, Ref } from "react";
import { classNames } from "#web/lib/class-names.ts";
import styles from "./card.module.css";

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: "section" | "div" | "li";
  ref?: Ref<HTMLElement>;
};

/** Shows a raised surface with rounded corners. */
export const Card = ({ as: Tag = "section", className, ...rest }: CardProps & { as?: ElementType }) => (
  <Tag {...rest} className={classNames(styles.card, className)} />
);
