import { About } from "./about.tsx";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { type PriceTexts, Pricing } from "./pricing.tsx";
import { SiteFooter } from "./site-footer.tsx";
import type { Reader } from "./start-button.tsx";

type LandingPageProps = {
  /** the site's address */
  address: string;
  /** the public id of a profile to try; "" without one */
  example: string;
  reader: Reader;
  price: PriceTexts | undefined;
};

/** Shows the landing page: what the product is, and how to start. */
export const LandingPage = ({ price, example, ...props }: LandingPageProps) => (
  <>
    <Hero {...props} example={example} price={price} />
    <Features {...props} />
    {price && <Pricing {...price} reader={props.reader} />}
    <About reader={props.reader} />
    <SiteFooter />
  </>
);
