import { area, box, circle, type Ink, polyline, type Shape } from "../drawing/drawing.ts";

type House = { width: number; height: number; wall: Ink; roof: Ink; windows: number };

/** The houses of one repeat, measured in parts of the picture's height. */
const HOUSES: readonly House[] = [
  { width: 0.3, height: 0.52, wall: "#FFF4E3", roof: "#D9663C", windows: 2 },
  { width: 0.34, height: 0.46, wall: "#F3B58C", roof: "#BF4F2C", windows: 2 },
  { width: 0.28, height: 0.58, wall: "#F5CF7D", roof: "#C4572F", windows: 2 },
  { width: 0.36, height: 0.48, wall: "#E6EDF0", roof: "#D9663C", windows: 3 },
  { width: 0.3, height: 0.55, wall: "#F8D9C4", roof: "#B84A29", windows: 2 },
  { width: 0.26, height: 0.5, wall: "#FFF4E3", roof: "#C4572F", windows: 2 },
];
const PANE = "#22356B";

function houseAt(house: House, x: number, bottom: number, unit: number): Shape[] {
  const [width, height] = [house.width * unit, house.height * unit];
  const top = bottom - height;
  const roof = unit * 0.09;
  const pane = unit * 0.045;
  const gap = width / (house.windows + 1);
  const rows = Math.floor((height - roof) / (unit * 0.17));
  const panes = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: house.windows }, (_, column) =>
      box(
        x + gap * (column + 1) - pane / 2,
        top + roof + unit * 0.06 + row * unit * 0.17,
        pane,
        pane * 1.7,
        pane * 0.45,
      ),
    ),
  ).flat();
  return [
    area(box(x, top, width + 0.05, height), house.wall),
    area(
      polyline(
        [
          [x - unit * 0.012, top + roof],
          [x + unit * 0.025, top],
          [x + width - unit * 0.025, top],
          [x + width + unit * 0.012, top + roof],
        ],
        true,
      ),
      house.roof,
    ),
    area(panes.join(" "), PANE),
  ];
}

/** Draws a town under the sun, of any width, as the ground of a print. It is no real town. */
export function town(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  { hasSky }: { hasSky: boolean },
): Shape[] {
  const bottom = y + height;
  const houses: Shape[] = [];
  let left = x - height * 0.1;
  for (let index = 0; left < x + width; index++) {
    const house = HOUSES[index % HOUSES.length] as House;
    houses.push(...houseAt(house, left, bottom, height));
    left += house.width * height;
  }
  const hill = (from: number, to: number, top: number, ink: Ink): Shape => {
    const quarter = (to - from) / 4;
    const base = bottom - height * 0.3;
    return area(
      `M ${from} ${bottom} L ${from} ${base} C ${from + quarter} ${top} ${to - quarter} ${top} ${to} ${base} L ${to} ${bottom} Z`,
      ink,
    );
  };
  const sky: Shape[] = [
    area(box(x, y, width, height), "#F9DDAE"),
    area(circle(x + width * 0.5 - height * 0.27, y + height * 0.1, height * 0.54), "#FAD095"),
    area(circle(x + width * 0.5 - height * 0.19, y + height * 0.18, height * 0.38), "#FBAF66"),
  ];
  return [
    {
      kind: "cut",
      path: box(x, y, width, height),
      shapes: [
        ...(hasSky ? sky : []),
        hill(x - width * 0.15, x + width * 0.6, bottom - height * 0.78, "#C99062"),
        hill(x + width * 0.4, x + width * 1.15, bottom - height * 0.7, "#7FA37A"),
        ...houses,
      ],
    },
  ];
}
