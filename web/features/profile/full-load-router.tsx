import type { ReactNode } from "react";
import { type Navigator, Router, type To } from "react-router-dom";

const hrefOf = (to: To): string =>
  typeof to === "string" ? to : `${to.pathname ?? ""}${to.search ?? ""}${to.hash ?? ""}`;

// The public page and the app are two documents: between them every link loads.
const navigator: Navigator = {
  createHref: hrefOf,
  go: (delta) => history.go(delta),
  push: (to) => location.assign(hrefOf(to)),
  replace: (to) => location.replace(hrefOf(to)),
};

/** Lets components of the app stand on the public page: their links load the app's document. */
export const FullLoadRouter = ({ children }: { children: ReactNode }) => (
  <Router location={location.pathname} navigator={navigator}>
    {children}
  </Router>
);
