import type { ReactNode } from "react";
import { HEADLINE } from "./headline.ts";
import { HeroArt } from "./hero-art.tsx";
import { BadgesScene, CodeScene, ReviewsScene, ToursScene } from "./scenes.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { type Reader, StartButton } from "./start-button.tsx";
import { BRAND } from "#web/lib/brand.ts";
import { classNames } from "#web/lib/class-names.ts";
import { LoopStrap } from "#web/ui/loop-strap.tsx";
import { Slot } from "#web/ui/strap.tsx";

const STEPS = [
  { title: "Wear it", text: "Print your code and hang it where guests can see it." },
  { title: "They scan it", text: "No app, no account. Your page opens on any phone." },
  { title: "It comes back", text: "As a tip, a review, or a seat on your next tour." },
];

type FeatureProps = { className?: string; title: string; text: string; children: ReactNode };

const Feature = ({ className, title, text, children }: FeatureProps) => (
  <li className={classNames("feature", className)}>
    <h3>{title}</h3>
    <p>{text}</p>
    {children}
  </li>
);

export type LandingPageProps = {
  /** the site's own */
  address: string;
  reader: Reader;
};

/** The landing page: what the product is, and the way in. */
export function LandingPage({ address, reader }: LandingPageProps) {
  return (
    <>
      <section className="hero wrap">
        <div className="hero-text">
          <h1>{HEADLINE}</h1>
          <p>
            {BRAND} puts a page behind the QR code on your badge. Guests scan it, see who you are, tip, leave
            a review and book the next tour.
          </p>
          <div className="cta">
            <StartButton reader={reader} variant="accent" visitor="Try for free" user="View your profiles" />
          </div>
        </div>
        <HeroArt address={address} />
      </section>
      <section className="features wrap" id="features" tabIndex={-1} aria-labelledby="features-title">
        <h2 className="h-xl" id="features-title">
          One scan, and your guests know what to do next
        </h2>
        <ul className="bento">
          <Feature
            className="wide"
            title="Branded Profiles"
            text="Your photo, your story, your banner. A page that looks like you and opens fast on hotel wifi."
          >
            <BadgesScene />
          </Feature>
          <Feature
            className="dark"
            title="Smart QR Codes"
            text="On a badge, a table card or the back of the bus seat. Change your links whenever you like; the code stays the same."
          >
            <CodeScene address={address} />
          </Feature>
          <Feature
            title="Boost Your Reviews"
            text="Ask at the last stop, while the smile is still there. Two taps and a sentence."
          >
            <ReviewsScene />
          </Feature>
          <Feature
            className="wide"
            title="Promote Your Other Services"
            text="Put up to three of your tours on every guide’s page. Today’s guest is tomorrow’s booking."
          >
            <ToursScene />
          </Feature>
        </ul>
        <div className="mid">
          <StartButton
            reader={reader}
            variant="line"
            visitor="Create my profile"
            user="Manage your profiles"
          />
        </div>
      </section>
      <section className="about" id="about" tabIndex={-1} aria-labelledby="about-title">
        <div className="wrap">
          <h2 className="h-xl" id="about-title">
            Made for people who work on their feet
          </h2>
          <p className="lead">
            A guest has thirty seconds between the last story and the taxi. {BRAND} makes them count, for one
            guide or for the whole team.
          </p>
          <div className="rail" />
          <ol className="steps">
            {STEPS.map(({ title, text }) => (
              <li key={title} className="step">
                <LoopStrap />
                <Slot />
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <StartButton
            reader={reader}
            variant="accent"
            visitor="Set Up Your Team's Profiles Today"
            user="Set Up Your Team's Profiles Today"
          />
        </div>
      </section>
      <SiteFooter />
    </>
  );
}
