import { Slot } from "#web/ui/strap.tsx";
import { HangingStrap } from "./hanging-strap.tsx";
import { PocketPage } from "./pocket-page.tsx";
import { SiteCode } from "./site-code.tsx";

/** A badge on its lanyard in front of the page it leads to. Its QR code is the site's address and can be scanned. */
export const HeroArt = ({ address }: { address: string }) => (
  <div className="hero-art" aria-hidden="true">
    <div className="hero-set">
      <PocketPage />
      <div className="hang">
        <div className="hero-badge">
          <Slot />
          <b>Marta</b>
          <span>Lisbon food &amp; fado walks</span>
          <div className="code">
            <SiteCode address={address} size={222} />
          </div>
          <p>
            Tip <i /> Review <i /> Book
          </p>
        </div>
        <HangingStrap />
      </div>
    </div>
  </div>
);
