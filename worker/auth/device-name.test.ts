import { expect, it } from "vitest";
import { deviceNameOf } from "./device-name.ts";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";
const PIXEL = "Mozilla/5.0 (Linux; Android 10; K)";
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";

it.each([
  ["Chrome on Android", `${PIXEL} ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`],
  [
    "Samsung Internet on Android",
    `${PIXEL} ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  ["Opera on Android", `${PIXEL} ${WEBKIT} Chrome/137.0.0.0 Mobile Safari/537.36 OPR/90.0.0.0`],
  ["Edge on Android", `${PIXEL} ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36 EdgA/142.0.0.0`],
  ["Firefox on Android", "Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0"],
  ["Safari on iPhone", `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`],
  ["Chrome on iPhone", `${IPHONE} CriOS/142.0.7444.77 Mobile/15E148 Safari/604.1`],
  ["Firefox on iPhone", `${IPHONE} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`],
  ["Edge on iPhone", `${IPHONE} Version/18.0 EdgiOS/142.0.3595.66 Mobile/15E148 Safari/604.1`],
  [
    "Safari on iPad",
    "Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1",
  ],
  ["Chrome on Windows", `${WINDOWS} ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`],
  ["Edge on Windows", `${WINDOWS} ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`],
  ["Firefox on Windows", "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0"],
  ["Safari on Mac", `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`],
  ["Chrome on Mac", `${MAC} ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`],
  ["Chrome on ChromeOS", `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`],
  ["Chrome on Linux", `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/142.0.0.0 Safari/537.36`],
  ["Firefox on Linux", "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"],
  ["Android", "Dalvik/2.1.0 (Linux; U; Android 15; Pixel 9 Build/AP4A)"],
  ["Unknown device", "curl/8.14.1"],
  ["Unknown device", ""],
])("a device is called %s by %j", (name, userAgent) => {
  expect(deviceNameOf(userAgent)).toBe(name);
});

it("a device's name holds nothing that the browser sent", () => {
  expect(deviceNameOf(`<b>Firefox/1</b> ${"x".repeat(10_000)} Android`)).toBe("Firefox on Android");
});
