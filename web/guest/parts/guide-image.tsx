import { useEffect, useRef, useState } from "react";
import { BADGE_SIZES, srcSetOf } from "#schema/image-size.ts";

/** Draws a person. `size`: in px. */
export const Person = ({ size }: { size: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" className="person" aria-hidden="true">
    <circle cx="12" cy="8" r="5" />
    <path d="M20 21a8 8 0 0 0-16 0" />
  </svg>
);

/** Shows the guide's image; a drawn person where there is none, or it can't be loaded. */
export function GuideImage({ src, name }: { src: string | null; name: string }) {
  const [broken, setBroken] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  // The image may have failed before hydration, when its error event had no listener.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setBroken(true);
  }, []);
  return (
    <div className="ph">
      {src === null || broken ? (
        <Person size={60} />
      ) : (
        <img
          ref={image}
          srcSet={srcSetOf(src, ...BADGE_SIZES)}
          sizes="136px"
          alt={name}
          width="136"
          height="136"
          fetchPriority="high"
          decoding="async"
          referrerPolicy="no-referrer"
          src={src}
          onError={() => setBroken(true)}
        />
      )}
    </div>
  );
}
