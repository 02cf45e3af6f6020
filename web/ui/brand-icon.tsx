import type { ReactNode } from "react";

/** How the lines of an icon are drawn. */
export const LINES = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

type LetterProps = { text: string; y: number; size: number };

/** Draws a letter in an icon that is 24 wide, on a line at `y`. */
export const Letter = ({ text, y, size }: LetterProps) => (
  <text x="12" y={y} textAnchor="middle" fontSize={size} fontWeight="800" fill="currentColor">
    {text}
  </text>
);

const letter = (text: string) => <Letter text={text} y={19.8} size={21.8} />;

// These are neutral glyphs and no service's logo. The name beside it identifies a payment service.
const GLYPHS: Record<string, ReactNode> = {
  email: (
    <g {...LINES}>
      <path d="m22 7-9 5.7a2 2 0 0 1-2 0L2 7" />
      <rect x="2" y="4" width="20" height="16" rx="2" />
    </g>
  ),
  phone: (
    <path
      {...LINES}
      d="M13.8 16.6a1 1 0 0 0 1.2-.3l.4-.5A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.5.4a1 1 0 0 0-.3 1.2 14 14 0 0 0 6.4 6.4"
    />
  ),
  instagram: (
    <g {...LINES}>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17.2 6.8h.01" />
    </g>
  ),
  tiktok: <path {...LINES} d="M13 3v12.2a4 4 0 1 1-4-4M13 3c.3 3 2.3 5 5.5 5.3" />,
  whatsapp: (
    <g {...LINES}>
      <path d="M3.6 20.4l1.3-4.3a8.6 8.6 0 1 1 3.2 3.1z" />
      <path
        d="M9 8.6c-.3 2.9 3 6.3 6 6.2.8-.2 1.3-.9 1.2-1.6l-1.8-.9-1 .9c-1.1-.5-2-1.4-2.5-2.5l.9-1-.9-1.8c-.8 0-1.7.2-1.9.7z"
        fill="currentColor"
        strokeWidth=".6"
      />
    </g>
  ),
  linkedin: (
    <g {...LINES}>
      <path d="M6 10v8M10.5 18v-8M10.5 13.6c0-2 1.4-3.6 3.6-3.6s3.4 1.5 3.4 3.8V18" />
      <path d="M6 6.2h.01" strokeWidth="2.6" />
    </g>
  ),
  paypalLink: letter("P"),
  venmoLink: letter("V"),
  zelleLink: letter("Z"),
  stripeLink: letter("S"),
  cashappLink: letter("$"),
  buyMeACoffeeLink: (
    <path
      {...LINES}
      d="M6 2v2M10 2v2M14 2v2M16 8a1 1 0 0 1 1 1v8a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V9a1 1 0 0 1 1-1h14a4 4 0 1 1 0 8h-1"
    />
  ),
};

/** The glyph of kinds that have none of their own. */
const LINK_GLYPH = (
  <path
    {...LINES}
    d="M10 13a5 5 0 0 0 7.5.5l3-3a5 5 0 0 0-7-7L11.7 5.3M14 11a5 5 0 0 0-7.5-.5l-3 3a5 5 0 0 0 7 7l1.8-1.8"
  />
);

type BrandIconProps = {
  /** the field of the link */
  name: string;
  /** what is shown in place of the field's glyph, where its link leads to another service */
  initial?: string | undefined;
  size?: number;
};

/** Shows the glyph of a kind of link. It is decoration, because the link has the name. */
export const BrandIcon = ({ name, initial, size = 24 }: BrandIconProps) => (
  <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    {initial === undefined ? (GLYPHS[name] ?? LINK_GLYPH) : letter(initial)}
  </svg>
);
