import { type AnchorHTMLAttributes, createContext, type ReactNode, useContext } from "react";

export type RouteLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

/** A link that loads a document. */
export const plainLink = ({ to, children, ...rest }: RouteLinkProps): ReactNode => (
  <a {...rest} href={to}>
    {children}
  </a>
);

const Rendering = createContext(plainLink);

/** Says how every RouteLink within it is rendered: as a router's link, for one. */
export const RouteLinks = Rendering.Provider;

/** A link to a page of the app: without a load inside the app; on the server and on other documents a plain link. */
export const RouteLink = (props: RouteLinkProps) => useContext(Rendering)(props);
