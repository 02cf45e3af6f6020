import { BrandIcon } from "#web/ui/brand-icon.tsx";
import { OutArrow } from "./symbols.tsx";
import type { ShownLink } from "./shown-link.ts";

/** Shows the payment methods. */
export const TipLinks = ({ links }: { links: ShownLink[] }) => (
  <>
    {links.map(({ field, label, url, via, initial, notes = [] }) => (
      <a
        key={field}
        className="pay"
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        data-event={`tip-way ${field}`}
      >
        <span className="tile">
          <BrandIcon name={field} initial={initial} size={22} />
        </span>
        {notes.length === 0 ? (
          <>
            <span translate="no">{label}</span>
            {via !== undefined && <small>{via}</small>}
          </>
        ) : (
          <span className="tx">
            <span translate="no">{label}</span>
            {notes.map((note) => (
              <small key={note}>{note}</small>
            ))}
          </span>
        )}
        <OutArrow className="go flip" size={22} />
      </a>
    ))}
  </>
);

/** Shows them as the sheet's menu, above which amounts come. */
export const TipMenu = ({ links }: { links: ShownLink[] }) => (
  <div className="pays">
    <TipLinks links={links} />
  </div>
);
