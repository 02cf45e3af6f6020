import { type AnchorHTMLAttributes, createContext, type ReactNode, useContext } from "react";

export type RouteLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

/** A link that loads a document. */
export const plainLink = ({ to, children, ...rest }: RouteLinkProps): ReactNode => (
  <a {...rest} href={to}>
    {children}
  </a>
);

const Rendering = createContext(plainLink);

/** Decides how the RouteLinks below it are rendered: as the router's links in the app. */
export const RouteLinks = Rendering.Provider;

/** A link to a page of the app: the router's inside the app, a plain one on the server and in other documents. */
export const RouteLink = (props: RouteLinkProps) => useContext(Rendering)(props);
