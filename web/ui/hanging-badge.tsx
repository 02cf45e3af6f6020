import type { ReactNode } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { Slot, Strap } from "./strap.tsx";
import "../styles/auth.css";

type HangingBadgeProps = {
  title: string;
  lede: string;
  /** 480 px instead of 440 */
  wide?: boolean;
  /** on a page without a navigation bar */
  bare?: boolean;
  children: ReactNode;
};

/** A page that is one badge on a strap, with a heading and a form. */
export const HangingBadge = ({ title, lede, wide = false, bare = false, children }: HangingBadgeProps) => (
  <div className={classNames("auth", bare && "bare")}>
    <div className={classNames("badge", wide && "wide")}>
      <Strap />
      <Slot />
      <h1>{title}</h1>
      <p className="lede">{lede}</p>
      {children}
    </div>
  </div>
);
