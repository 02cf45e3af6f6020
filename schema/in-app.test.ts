import { describe, expect, it } from "vitest";
import { isInApp } from "./in-app.ts";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const ANDROID = "Mozilla/5.0 (Linux; Android 14; SM-S911B";
const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko)";
const WEB_VIEW = `${ANDROID} Build/UP1A.231005.007; wv) ${CHROME} Version/4.0 Chrome/126.0.6478.71 Mobile Safari/537.36`;

describe("isInApp", () => {
  it.each([
    ["Instagram's on an iPhone", `${IPHONE} Mobile/15E148 Instagram 334.0.0.27.95 (iPhone15,3; iOS 17_5)`],
    ["Instagram's on Android", `${WEB_VIEW} Instagram 334.0.0.42.95 Android`],
    ["Facebook's on an iPhone", `${IPHONE} Mobile/21F79 [FBAN/FBIOS;FBAV/466.0.0.34.99;FBDV/iPhone15,3]`],
    ["Facebook's on Android", `${WEB_VIEW} [FB_IAB/FB4A;FBAV/466.0.0.55.85;]`],
    ["TikTok's on an iPhone", `${IPHONE} Mobile/15E148 musical_ly_34.9.0 JsSdk/2.0 BytedanceWebview/d8a21c6`],
    ["TikTok's on Android", `${WEB_VIEW} trill_340903 BytedanceWebview/d8a21c6`],
    ["WeChat's on an iPhone", `${IPHONE} Mobile/15E148 MicroMessenger/8.0.49(0x1800312c) NetType/WIFI`],
    ["WeChat's on Android", `${WEB_VIEW} XWEB/1260117 MicroMessenger/8.0.49.2600`],
    ["LINE's on an iPhone", `${IPHONE} Mobile/15E148 Safari Line/14.8.0`],
    ["LINE's on Android", `${WEB_VIEW} Line/14.8.0/IAB`],
    ["WhatsApp's on an iPhone", `${IPHONE} Mobile/15E148 WhatsApp/24.12.75`],
    ["an app's of an iPad", IPHONE.replace(/\(iPhone.*?\)/, "(Macintosh; Intel Mac OS X 10_15_7)")],
    ["Threads' on an iPhone", `${IPHONE} Mobile/15E148 Barcelona 334.0.0.27.95`],
    ["X's on an iPhone", `${IPHONE} Mobile/15E148 Twitter for iPhone/10.44`],
    ["LinkedIn's on an iPhone", `${IPHONE} Mobile/15E148 [LinkedInApp]/9.29.4525`],
    [
      "an old web view of Android",
      `${ANDROID}) ${CHROME} Version/4.0 Chrome/87.0.4280.101 Mobile Safari/537.36`,
    ],
  ])("the browser is inside another app: %s", (_, userAgent) => {
    expect(isInApp(userAgent)).toBe(true);
  });

  it.each([
    ["Safari", `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`],
    ["Chrome on an iPhone", `${IPHONE} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`],
    ["Firefox on an iPhone", `${IPHONE} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`],
    ["Edge on an iPhone", `${IPHONE} Version/17.0 EdgiOS/125.0.2535.96 Mobile/15E148 Safari/605.1.15`],
    ["Chrome on Android", `${ANDROID}) ${CHROME} Chrome/126.0.0.0 Mobile Safari/537.36`],
    ["Samsung's", `${ANDROID}) ${CHROME} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`],
    ["Firefox on Android", "Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0"],
    [
      "Chromium without a head",
      `Mozilla/5.0 (X11; Linux x86_64) ${CHROME} HeadlessChrome/126.0.0.0 Safari/537.36`,
    ],
    [
      "Android's own of 2013",
      "Mozilla/5.0 (Linux; U; Android 4.3) AppleWebKit/534.30 Version/4.0 Mobile Safari/534.30",
    ],
    [
      "Xiaomi's",
      `${ANDROID}) ${CHROME} Version/4.0 Chrome/100.0.4896.127 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.9`,
    ],
    ["DuckDuckGo's", `${ANDROID}) ${CHROME} Version/4.0 Chrome/126.0.0.0 Mobile DuckDuckGo/5 Safari/537.36`],
    ["Opera Mini", `${ANDROID}; wv) ${CHROME} Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 OPR/79.0`],
    ["a program", "curl/8.5.0"],
    ["a DOM without a browser", `Mozilla/5.0 (X11; Linux x64) ${CHROME} HappyDOM/21.0.4`],
    ["no name", ""],
  ])("the browser is one of its own: %s", (_, userAgent) => {
    expect(isInApp(userAgent)).toBe(false);
  });
});
