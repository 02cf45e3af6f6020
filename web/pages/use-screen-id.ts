import { useLocation } from "react-router";
import { screenAt } from "#web/paths.ts";

/** Returns the id in the screen's address, of a profile or an account; undefined where it has none. */
export const useScreenId = (): number | undefined => screenAt(useLocation().pathname)?.id;
