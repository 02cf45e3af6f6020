import { classNames } from "#web/lib/class-names.ts";

/** The woven orange band. Its length and place are the caller's. */
export const Strap = ({ className }: { className?: string }) => (
  <i className={classNames("strap", className)} aria-hidden="true" />
);

/** The punched hole the strap runs through; also the grab handle of sheets. */
export const Slot = ({ className }: { className?: string }) => (
  <i className={classNames("slot", className)} aria-hidden="true" />
);
