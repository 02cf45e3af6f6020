import { ExternalLink } from "lucide-react";

type TryLinkProps = {
  url: string;
  newTab: boolean;
  /** the link's name on the page */
  label: string;
};

/** Opens a link as guests would, at the end of its input. */
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
