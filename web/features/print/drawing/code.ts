import { qrModules } from "#web/features/sharing/qr-modules.ts";
import { area, box, type Shape } from "./drawing.ts";

/** modules of white around a code; scanners need four */
const QUIET = 4;

/** modules on a side of the white square behind the mark: 7 % of a code of 33 modules, of which level H corrects 30 % */
const HOLE = 9;

/** Draws our mark on a field of 64, its upper left corner at `x`, `y`. */
const markIn = (x: number, y: number, scale: number, isPlain: boolean): Shape[] => {
  const at = (left: number, top: number, width: number, height: number, radius = 0) =>
    box(x + left * scale, y + top * scale, width * scale, height * scale, radius * scale);
  const eye = isPlain ? "black" : "#FF8236";
  return [
    {
      kind: "area",
      path: [at(11, 13, 42, 49, 10), at(21.4, 17.2, 21.2, 4.6, 2.3), at(18.5, 27.5, 27, 27, 5.5)].join(" "),
      ink: "black",
      hasHoles: true,
    },
    area(at(25, 0, 14, 20), eye),
    area(at(25.5, 34.5, 13, 13, 3.2), eye),
  ];
};

export type CodeAt = {
  address: string;
  x: number;
  y: number;
  /** the side of the field, with the quiet zone */
  field: number;
  radius: number;
  /** whether it is black alone */
  isPlain: boolean;
};

/** Draws the QR code of an address: level H, four modules of white around it, our mark in its middle. */
export function codeAt({ address, x, y, field, radius, isPlain }: CodeAt): Shape[] {
  const { side: modules, runs } = qrModules(address, "H", HOLE);
  const side = modules + 2 * QUIET;
  const module = field / side;
  const hole = HOLE * module;
  const middle = ((side - HOLE) / 2) * module;
  return [
    area(box(x, y, field, field, radius), "#FFFFFF"),
    {
      kind: "code",
      path: runs
        .map((run) =>
          box(x + (run.x + QUIET) * module, y + (run.y + QUIET) * module, run.length * module, module),
        )
        .join(" "),
      width: modules * module,
      module,
    },
    ...markIn(x + middle + hole * 0.07, y + middle + hole * 0.07, (hole * 0.86) / 64, isPlain),
  ];
}
