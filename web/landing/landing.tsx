import { paths } from "#web/paths.ts";
import { Layout } from "#web/app/layout.tsx";
import { NavBar } from "#web/features/session/nav-bar.tsx";
import { LandingPage } from "./page.tsx";
import type { PriceTexts } from "./pricing.tsx";
import type { DocumentTexts } from "#texts/app/language-from-document.ts";
import { useReader } from "./use-reader.tsx";

/** The state that the server renders and the browser hydrates. */
export type LandingState = {
  /** the page's texts, where they aren't English */
  texts?: DocumentTexts | undefined;
  /** the site's address */
  address: string;
  /** the public id of a profile to try; "" without one */
  example: string;
  /** whether the request had a session hint */
  mayBeSignedIn: boolean;
  /** undefined where it isn't known */
  price?: PriceTexts | undefined;
};

/** Shows the landing page with its navigation: a visitor's, or with a session hint one whose reader isn't known yet. */
export function Landing({ address, example, mayBeSignedIn, price }: LandingState) {
  const { session, watch } = useReader(mayBeSignedIn);
  return (
    <>
      <Layout nav={<NavBar pathname={paths.home} {...session} />}>
        <LandingPage address={address} example={example} price={price} reader={session} />
      </Layout>
      {watch}
    </>
  );
}
