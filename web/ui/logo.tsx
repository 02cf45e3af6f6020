import { BRAND } from "#web/lib/brand.ts";
import { Mark } from "./mark.tsx";

/** Mark and name; put it inside a link or a block with class `logo`. */
export const Logo = ({ size }: { size?: number }) => (
  <>
    <Mark {...(size !== undefined && { size })} />
    <span className="wm">{BRAND}</span>
  </>
);
