import { Image } from "lucide-react";
import { srcSetOf, TOUR_SIZES } from "#schema/image-size.ts";

/** A tour's image; an icon in the same space without one. */
export const TourThumbnail = ({ url }: { url: string | null }) => (
  <div className="pic">
    {url === null ? (
      <Image size={28} strokeWidth={1.5} aria-hidden="true" />
    ) : (
      <img
        srcSet={srcSetOf(url, ...TOUR_SIZES)}
        sizes="132px"
        alt=""
        width="132"
        height="92"
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        src={url}
      />
    )}
  </div>
);
