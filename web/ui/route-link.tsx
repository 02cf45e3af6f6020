import { type AnchorHTMLAttributes, createContext, type ReactNode, useContext } from "react";

export type RouteLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  to: string;
  /** what the router hands to the next page; a document that is loaded gets nothing */
  state?: unknown;
};

/** Renders a link that loads a document. */
export const plainLink = ({ to, state: _state, children, ...rest }: RouteLinkProps): ReactNode => (
  <a {...rest} href={to}>
    {children}
  </a>
);

const Rendering = createContext(plainLink);

/** Sets how the RouteLinks below it are rendered. The app renders them as the router's links. */
export const RouteLinks = Rendering.Provider;

/** Shows a link to a page of the app: the router's inside the app, a plain one on the server and in other documents. */
export const RouteLink = (props: RouteLinkProps) => useContext(Rendering)(props);
