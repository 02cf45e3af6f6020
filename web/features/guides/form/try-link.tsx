import { ExternalLink } from "lucide-react";

export type TryLinkProps = {
  url: string;
  newTab: boolean;
  /** what it is called on the page */ label: string;
};

/** At the end of a link's field: opens it as guests would. */
export const TryLink = ({ url, newTab, label }: TryLinkProps) => (
  <a
    className="try"
    href={url}
    {...(newTab && { target: "_blank", rel: "noopener noreferrer" })}
    title="Test link"
    aria-label={`Test link: ${label}`}
  >
    <ExternalLink size={19} aria-hidden="true" />
  </a>
);
