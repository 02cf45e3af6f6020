import { HandCoins } from "lucide-react";
import { Slot, Strap } from "#web/ui/strap.tsx";
import lisbon from "./art/lisbon.svg?no-inline";
import marta from "./art/marta.svg?no-inline";
import { StarRow } from "./star-row.tsx";

/** A phone with a guide's page on it, drawn: nothing in it can be used. */
export const PocketPage = () => (
  <div className="hero-phone">
    <div className="screen">
      <img className="banner" src={lisbon} alt="" width="292" height="150" loading="lazy" />
      <div className="page">
        <Strap />
        <Slot />
        <img className="portrait" src={marta} alt="" width="96" height="96" loading="lazy" />
        <b className="name">Marta Oliveira</b>
        <span>Lisbon food &amp; fado walks</span>
        <span className="rate">
          <StarRow count={1} size={15} /> <b>4.9</b> <u>12 reviews</u>
        </span>
        <div className="part">
          <b>About Me</b>
          <p>
            Born in Alfama, raised on my grandmother’s caldo verde. Since 2014 I have walked guests through
            Lisbon’s back lanes: small groups, honest stories and always a warm pastel de nata.
          </p>
        </div>
        <div className="part">
          <b>Connect With Me</b>
          <span className="discs">
            <i />
            <i />
            <i />
            <i />
          </span>
        </div>
      </div>
      <span className="tip">
        <span className="btn accent">
          <HandCoins size={18} />
          Leave a Tip
        </span>
      </span>
    </div>
  </div>
);
