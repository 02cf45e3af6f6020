import { type ComponentType, useEffect, useRef, useState } from "react";
import type { QrCodeProps } from "#web/features/sharing/qr-code.tsx";
import { useSeen, WHOLLY } from "#web/lib/use-seen.ts";
import drawing from "./art/code.svg?no-inline";

// Only the browser loads the encoder, which stays out of the worker's bundle.
const loadEncoder = import.meta.env.SSR ? undefined : () => import("#web/features/sharing/qr-code.tsx");

/**
 * Shows the QR code of the site's address, as decoration. Encoding keeps a phone busy, so a drawing takes the code's place
 * until the whole of it is in sight and can be scanned.
 */
export function SiteCode({ address, size }: { address: string; size: number }) {
  const [Code, setCode] = useState<ComponentType<QrCodeProps>>();
  const image = useRef<HTMLImageElement>(null);
  const isSeen = useSeen(image, WHOLLY);
  useEffect(() => {
    if (!isSeen) return;
    loadEncoder?.().then(
      ({ QrCode }) => setCode(() => QrCode),
      // The drawing stays where the encoder fails to load.
      (error: unknown) => console.error(error),
    );
  }, [isSeen]);
  return Code ? (
    <Code value={address} size={size} quiet={1} />
  ) : (
    <img ref={image} src={drawing} alt="" width={size} height={size} loading="lazy" />
  );
}
