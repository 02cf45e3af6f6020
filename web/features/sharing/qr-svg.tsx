import { type ReactNode, useMemo } from "react";
import { qrModules, qrPath } from "./qr-modules.ts";

type QrSvgProps = {
  value: string;
  title: string;
  /** width and height in px */
  size: number;
  /** modules of white around it; scanners need 4 */
  quiet?: number;
  /** how much of it may be hidden: M for 15 %, H for 30 % */
  level?: "M" | "H";
  ink?: string;
  className?: string;
  /** draws on it, by its modules on a side */
  children?: (side: number) => ReactNode;
};

/** Shows a text's QR code; by default as banks want it: level M, black on white, nothing in its middle. */
export function QrSvg({ value, title, size, quiet = 4, level = "M", ink, className, children }: QrSvgProps) {
  const { side, runs } = useMemo(() => qrModules(value, level), [value, level]);
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
      <path fill="#FFFFFF" d={`M${-quiet} ${-quiet}h${width}v${width}H${-quiet}z`} />
      <path fill={ink} d={qrPath(runs)} shapeRendering="crispEdges" />
      {children?.(side)}
    </svg>
  );
}
