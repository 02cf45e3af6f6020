import { Image } from "lucide-react";
import { srcSetOf, TOUR_SIZES } from "#schema/image-size.ts";
import { classNames } from "#web/lib/class-names.ts";
import styles from "./tour-thumbnail.module.css";

type TourThumbnailProps = {
  /** the image's address; null shows an icon in the same space, undefined the space alone */
  url: string | null | undefined;
  size: "small" | "medium" | "large";
};

/** Shows a tour's image. */
export const TourThumbnail = ({ url, size }: TourThumbnailProps) => (
  <div className={classNames(styles.picture, styles[size])}>
    {url === null && <Image size={28} strokeWidth={1.5} aria-hidden="true" />}
    {url && (
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
