import { paths } from "#web/app/paths.ts";
import { Layout } from "#web/app/layout.tsx";
import { NavBar } from "#web/features/session/nav-bar.tsx";
import { LandingPage } from "./page.tsx";
import { useReader } from "./use-reader.tsx";

/** Everything the landing page is rendered from, by the server and again by the browser. */
export type LandingState = {
  /** the site's own */
  address: string;
  /** the request's hint said that there can be a session */
  mayBeSignedIn: boolean;
};

/** The landing page with its navigation: for a visitor, or for somebody the server hasn't asked about. */
export function Landing({ address, mayBeSignedIn }: LandingState) {
  const { session, watch } = useReader(mayBeSignedIn);
  return (
    <>
      <Layout nav={<NavBar pathname={paths.home} {...session} />}>
        <LandingPage address={address} reader={session} />
      </Layout>
      {watch}
    </>
  );
}
