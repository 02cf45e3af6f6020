import { About } from "./about.tsx";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { SiteFooter } from "./site-footer.tsx";
import type { Reader } from "./start-button.tsx";

type LandingPageProps = {
  /** the site's */
  address: string;
  reader: Reader;
};

/** The landing page: what the product is, and the way in. */
export const LandingPage = (props: LandingPageProps) => (
  <>
    <Hero {...props} />
    <Features {...props} />
    <About reader={props.reader} />
    <SiteFooter />
  </>
);
