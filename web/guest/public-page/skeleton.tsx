import type { CSSProperties } from "react";
import { useLocale } from "#texts/guest/use-locale.ts";
import { classNames } from "#web/lib/class-names.ts";
import { PunchHole, Strap } from "#web/ui/strap.tsx";

type BlockProps = Pick<CSSProperties, "width" | "height" | "borderRadius"> & { className?: string };

const Block = ({ className, ...size }: BlockProps) => (
  <span className={classNames("sk", className)} style={size} aria-hidden="true" />
);

const LINES = ["98%", "92%", "64%"];
const LINKS = [1, 2, 3, 4, 5];

/** Shows blocks in the page's final sizes while it loads. */
export const PublicPageSkeleton = () => (
  <div className="pub" aria-busy="true">
    <p className="vh" role="status">
      {useLocale().texts.loading}
    </p>
    <div className="banner sk0" />
    <main className="col">
      <div className="left">
        <section className="badge">
          <Strap />
          <PunchHole />
          <Block className="mid" width={136} height={136} borderRadius="50%" />
          <Block className="mid" width="64%" height={31} />
          <Block className="mid" width="52%" height={20} />
          <Block className="mid" width="36%" height={20} />
          <hr className="sep" />
          <Block width="30%" height={20} />
          {LINES.map((width) => (
            <Block key={width} className="ln" width={width} height={15} />
          ))}
          <hr className="sep" />
          <Block width="46%" height={20} />
          <div className="socials">
            {LINKS.map((link) => (
              <Block key={link} width={52} height={52} borderRadius="50%" />
            ))}
          </div>
        </section>
      </div>
    </main>
    <div className="bar">
      <Block className="fill" height={56} borderRadius={14} />
    </div>
  </div>
);
