import { LINES, Letter } from "#web/ui/brand-icon.tsx";
import type { ServiceGlyph } from "./service-glyphs.ts";

/** Shows the icon of a service. It is decoration, because the link has the name. */
export const ServiceIcon = ({ glyph: { path, letter } }: { glyph: ServiceGlyph }) => (
  <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
    {path && <path {...LINES} d={path} />}
    {letter && <Letter y={path ? 15 : 19.8} size={path ? 11 : 21.8} text={letter} />}
  </svg>
);
