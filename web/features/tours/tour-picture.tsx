import { Image } from "lucide-react";

/** An experience's image in the space that is kept for it, with or without one. */
export const TourPicture = ({ url }: { url: string | null }) => (
  <div className="pic">
    {url === null ? (
      <Image size={28} strokeWidth={1.5} aria-hidden="true" />
    ) : (
      <img src={url} alt="" loading="lazy" decoding="async" referrerPolicy="no-referrer" />
    )}
  </div>
);
