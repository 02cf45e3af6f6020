import { useMemo } from "react";
import { qrModules, qrPath } from "./qr-modules.ts";

type QrSvgProps = {
  value: string;
  title: string;
  /** width and height in px */
  size: number;
  /** modules of white around it; scanners need 4 */
  quiet?: number;
  className?: string;
};

/** Shows a text's QR code as banks want it: level M, black on white, nothing in its middle. */
export function QrSvg({ value, title, size, quiet = 4, className }: QrSvgProps) {
  const { side, runs } = useMemo(() => qrModules(value, "M"), [value]);
  const width = side + 2 * quiet;
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox={`${-quiet} ${-quiet} ${width} ${width}`}
      role="img"
    >
      <title>{title}</title>
      <path fill="#fff" d={`M${-quiet} ${-quiet}h${width}v${width}H${-quiet}z`} />
      <path d={qrPath(runs)} shapeRendering="crispEdges" />
    </svg>
  );
}
