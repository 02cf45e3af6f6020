import { type ComponentType, useEffect, useState } from "react";
import type { QrCodeProps } from "#web/features/sharing/qr-code.tsx";
import drawing from "./art/code.svg?no-inline";

// Of the browser alone: the worker would carry the encoder.
const loadEncoder = import.meta.env.SSR ? undefined : () => import("#web/features/sharing/qr-code.tsx");

/** The QR code of the site's own address; until its encoder has loaded, the drawing of one. Decoration. */
export function SiteCode({ address, size }: { address: string; size: number }) {
  const [Code, setCode] = useState<ComponentType<QrCodeProps>>();
  useEffect(() => {
    loadEncoder?.().then(
      ({ QrCode }) => setCode(() => QrCode),
      // The drawing stays.
      (error: unknown) => console.error(error),
    );
  }, []);
  return Code ? (
    <Code value={address} size={size} quiet={1} />
  ) : (
    <img src={drawing} alt="" width={size} height={size} loading="lazy" />
  );
}
