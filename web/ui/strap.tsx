import { classNames } from "#web/lib/class-names.ts";

/** Shows the woven orange band. The caller's class gives its length and place. */
export const Strap = ({ className }: { className?: string }) => (
  <i className={classNames("strap", className)} aria-hidden="true" />
);

/** Shows the punched hole that the strap runs through; also the grab handle of sheets. */
export const PunchHole = ({ className }: { className?: string }) => (
  <i className={classNames("slot", className)} aria-hidden="true" />
);
