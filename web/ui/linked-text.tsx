import type { ReactNode } from "react";
import type { AppText } from "#locales/account.ts";
import { Trans } from "#texts/app/trans.tsx";
import { RouteLink } from "./route-link.tsx";

type LinkedTextProps = {
  /** has the placeholder {link} */
  text: Extract<AppText, `${string}{link}${string}`>;
  /** an address of the app */
  to: string;
  children: ReactNode;
};

/** Shows a text with a link in it. */
export const LinkedText = ({ text, to, children }: LinkedTextProps) => (
  <Trans
    text={text}
    parts={{
      link: (
        <RouteLink className="link" to={to}>
          {children}
        </RouteLink>
      ),
    }}
  />
);
