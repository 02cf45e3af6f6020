import { IdCardLanyard, QrCode, Star, Ticket } from "lucide-react";
import { useHashTarget } from "#web/features/landing/hash-target.ts";
import { SiteFooter } from "#web/features/landing/site-footer.tsx";
import { StartButton } from "#web/features/landing/start-button.tsx";
import { BRAND } from "#web/lib/brand.ts";
import { useTitle } from "#web/lib/use-title.ts";
import { Mark } from "#web/ui/logo.tsx";
import { Slot, Strap } from "#web/ui/strap.tsx";
import "../styles/landing.css";

const FEATURES = [
  {
    Icon: IdCardLanyard,
    title: "Branded Profiles",
    text: "Your photo, your story, your banner. A page that looks like you and opens fast on hotel wifi.",
  },
  {
    Icon: QrCode,
    title: "Smart QR Codes",
    text: "On a badge, a table card or the back of the bus seat. Change your links whenever you like; the code stays the same.",
  },
  {
    Icon: Star,
    title: "Boost Your Reviews",
    text: "Ask at the last stop, while the smile is still there. Two taps and a sentence.",
  },
  {
    Icon: Ticket,
    title: "Promote Your Other Services",
    text: "Put up to three of your tours on every guide’s page. Today’s guest is tomorrow’s booking.",
  },
];

const STEPS = [
  { title: "Wear it", text: "Print your code and hang it where guests can see it." },
  { title: "They scan it", text: "No app, no account. Your page opens on any phone." },
  { title: "It comes back", text: "As a tip, a review, or a seat on your next tour." },
];

/** What the product is, and the way in. */
export function LandingPage() {
  useTitle(BRAND);
  useHashTarget();
  return (
    <>
      <section className="hero wrap">
        <div className="hero-text">
          <h1>Tips, reviews and bookings in one place</h1>
          <p>
            {BRAND} puts a page behind the QR code on your badge. Guests scan it, see who you are, tip, leave
            a review and book the next tour.
          </p>
          <div className="cta">
            <StartButton variant="accent" visitor="Try for free" user="View your profiles" />
          </div>
        </div>
        <div className="hero-art" aria-hidden="true">
          <div className="hero-badge">
            <Strap />
            <Slot />
            <Mark size={190} />
            <p>
              Tip <i /> Review <i /> Book
            </p>
          </div>
        </div>
      </section>
      <section className="features wrap" id="features" tabIndex={-1} aria-labelledby="features-title">
        <h2 className="h-xl" id="features-title">
          One scan, and your guests know what to do next
        </h2>
        <ul className="bento">
          {FEATURES.map(({ Icon, title, text }) => (
            <li key={title} className="feature">
              <span className="tile">
                <Icon size={26} aria-hidden="true" />
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <div className="mid">
          <StartButton variant="line" visitor="Create my profile" user="Manage your profiles" />
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
                <Strap />
                <Slot />
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <StartButton
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
