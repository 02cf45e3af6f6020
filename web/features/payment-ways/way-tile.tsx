import { CreditCard, Landmark, QrCode } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "#web/lib/class-names.ts";
import styles from "./way-tile.module.css";

/** The icons of ways that are no service's. Services show their first letter, never a logo. */
const ICONS: ReadonlyMap<string, ReactNode> = new Map([
  ["card", <CreditCard key="card" size={21} />],
  ["stripe", <CreditCard key="stripe" size={21} />],
  ["iban", <Landmark key="iban" size={21} />],
  ["account", <Landmark key="account" size={21} />],
  ["bank-qr", <QrCode key="bank-qr" size={21} />],
]);

type WayTileProps = { kind: string; name: string; isQuiet?: boolean };

/** Shows the tile before a way's name. */
export const WayTile = ({ kind, name, isQuiet = false }: WayTileProps) => (
  <span className={classNames(styles.tile, isQuiet && styles.quiet)} aria-hidden="true">
    {ICONS.get(kind) ?? [...name][0]?.toUpperCase()}
  </span>
);
