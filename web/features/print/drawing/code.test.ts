import { expect, it } from "vitest";
import { scanAddress } from "#web/features/sharing/scan-address.ts";
import { codesIn } from "./drawing.ts";
import { codeAt } from "./code.ts";

it("a print's address is in capitals, which take fewer modules", () => {
  const address = scanAddress("https://lanyard.example/profile/k7m2xq9abc", "badge").toUpperCase();
  expect(address).toBe("HTTPS://LANYARD.EXAMPLE/Q/K7M2XQ9ABC/BADGE");
  const sideOf = (text: string) => {
    const [code] = codesIn(codeAt({ address: text, x: 0, y: 0, field: 82, radius: 0, isPlain: true }));
    return code && Math.round(code.width / code.module);
  };
  expect(sideOf(address)).toBe(33);
  expect(sideOf(address.toLowerCase())).toBe(37);
});

it("a code's sizes are those on the paper, also where the drawing is made smaller", () => {
  const shapes = codeAt({
    address: "HTTPS://A.B/Q/K7M2XQ9ABC/TENT",
    x: 0,
    y: 0,
    field: 37,
    radius: 0,
    isPlain: true,
  });
  expect(codesIn(shapes)).toEqual([{ width: 29, module: 1 }]);
  const placed = { kind: "placed", x: 9, y: 9, scale: 0.5, width: 37, height: 37, shapes } as const;
  expect(codesIn([placed])).toEqual([{ width: 14.5, module: 0.5 }]);
});
