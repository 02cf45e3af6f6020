import { Filled } from "#texts/guest/filled.tsx";
import { useLocale } from "#texts/guest/use-locale.ts";
import { OutArrow } from "../parts/symbols.tsx";
import type { PublicPageView } from "./view.ts";

/** How a link opens that a guide has chosen, and for which we don't vouch. */
export const FOREIGN = { target: "_blank", rel: "noopener noreferrer nofollow ugc" } as const;

/** Shows the guide's own links, but for those that are icons beside the contacts. */
export function MoreLinks({ view: { links, name, callMe } }: { view: PublicPageView }) {
  const { texts } = useLocale();
  const rows = links.flatMap((link) => ("host" in link ? [link] : []));
  return (
    rows.length > 0 && (
      <section className="sec more">
        <h2>
          <Filled text={texts.moreFrom}>
            <bdi>{callMe ?? name}</bdi>
          </Filled>
        </h2>
        {rows.map(({ label, url, host }) => (
          <a key={url} className="pay" href={url} data-event="link" {...FOREIGN}>
            <span>
              <bdi>{label}</bdi>
              <small>
                <bdi>{host}</bdi>
              </small>
            </span>
            <OutArrow className="go flip" size={20} />
          </a>
        ))}
      </section>
    )
  );
}
