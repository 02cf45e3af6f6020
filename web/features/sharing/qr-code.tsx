import { t } from "#texts/app/t.ts";
import { QrSvg } from "./qr-svg.tsx";

// The code is ink on white in dark mode too, because scanners need dark on light.
const INK = "#0F1936";
const PAPER = "#FFFFFF";
/** modules on a side of the white square behind the mark: 6 % of a 37-module code, of which level H corrects 30 % */
const HOLE = 9;

// The white behind an eye and the mark is a little larger than they are, so that no hairline of a module shows at the edge.
const Eye = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path fill={PAPER} d="M-.5-.5h8v8h-8z" />
    <rect x=".5" y=".5" width="6" height="6" rx="1.6" fill="none" stroke={INK} />
    <rect x="2" y="2" width="3" height="3" rx=".7" fill={INK} />
  </g>
);

const Mark = ({ at }: { at: number }) => (
  <g transform={`translate(${at} ${at})`}>
    <path fill={PAPER} shapeRendering="crispEdges" d={`M-.08-.08h${HOLE + 0.16}v${HOLE + 0.16}H-.08z`} />
    <g transform="translate(.6 .6) scale(.121875)">
      <path
        fill={INK}
        fillRule="evenodd"
        d="M21 13h22a10 10 0 0 1 10 10v29a10 10 0 0 1-10 10H21a10 10 0 0 1-10-10V23a10 10 0 0 1 10-10zm2.7 4.2a2.3 2.3 0 0 0 0 4.6h16.6a2.3 2.3 0 0 0 0-4.6zM24 27.5a5.5 5.5 0 0 0-5.5 5.5v16a5.5 5.5 0 0 0 5.5 5.5h16a5.5 5.5 0 0 0 5.5-5.5V33a5.5 5.5 0 0 0-5.5-5.5z"
      />
      <path fill="#FF8236" d="M25 0h14v20H25z" />
      <rect x="25.5" y="34.5" width="13" height="13" rx="3.2" fill="#FF8236" />
    </g>
  </g>
);

export type QrCodeProps = {
  value: string;
  /** width and height in px */
  size: number;
  /** modules of white around it; scanners need 4 */
  quiet?: number;
  className?: string;
  /** the code's name, in the app's words where none is given */
  title?: string;
};

/** Shows the QR code of an address: level H, rounded eyes, our mark in the middle. */
export const QrCode = ({ title, ...props }: QrCodeProps) => (
  <QrSvg {...props} title={title ?? t("QR code for {value}", { value: props.value })} level="H" ink={INK}>
    {(side) => (
      <>
        <Eye x={0} y={0} />
        <Eye x={side - 7} y={0} />
        <Eye x={0} y={side - 7} />
        <Mark at={(side - HOLE) / 2} />
      </>
    )}
  </QrSvg>
);
