import type { ReactNode } from "react";
import { BrandIcon } from "#web/ui/brand-icon.tsx";
import { Slot, Strap } from "#web/ui/strap.tsx";
import { Photo } from "./photo.tsx";
import { countText } from "./review-text.ts";
import { Star } from "./stars.tsx";
import type { ProfileView, ShownLink } from "./view.ts";

const Score = ({ rating, count }: { rating: number; count: number }) => (
  <a className="rate" href="#reviews">
    <Star size={20} /> {rating.toFixed(1)} <span className="n">{countText(count)}</span>
  </a>
);

const Connect = ({ links }: { links: ShownLink[] }) => (
  <div className="about">
    <h2>Connect With Me</h2>
    <div className="socials">
      {links.map(({ field, label, url, newTab }) => (
        <a
          key={field}
          href={url}
          aria-label={label}
          title={label}
          {...(newTab && { target: "_blank", rel: "noopener noreferrer" })}
        >
          <BrandIcon name={field} />
        </a>
      ))}
    </div>
  </div>
);

/** Who the guide is and how to reach them. `actions` are the owner's buttons. */
export const Badge = ({ view, actions }: { view: ProfileView; actions?: ReactNode }) => (
  <section className="badge" aria-label="Guide">
    <Strap />
    <Slot />
    <Photo key={view.picture} src={view.picture} name={view.name} />
    <h1 dir="auto">{view.name}</h1>
    <p className="tag" dir="auto">
      {view.tag}
    </p>
    {view.rating !== null && <Score rating={view.rating} count={view.reviewCount} />}
    {actions}
    {view.bio !== "" && (
      <>
        <hr className="sep" />
        <div className="about">
          <h2>About Me</h2>
          <p dir="auto">{view.bio}</p>
        </div>
      </>
    )}
    {view.connect.length > 0 && (
      <>
        <hr className="sep" />
        <Connect links={view.connect} />
      </>
    )}
  </section>
);
