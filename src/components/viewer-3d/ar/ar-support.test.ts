import { expect, test } from "vitest";
import { sceneViewerAddress } from "./scene-viewer-address";
import { arSupport } from "./ar-support";

const pixel =
  "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36";
const [none, yes] = [() => Promise.resolve(false), () => Promise.resolve(true)];

test.each([
  ["an iPhone", { hasQuickLook: true, hasWebXr: none, userAgent: "iPhone" }, "quick-look"],
  ["an Android phone with WebXR", { hasQuickLook: false, hasWebXr: yes, userAgent: pixel }, "web-xr"],
  ["an Android phone without", { hasQuickLook: false, hasWebXr: none, userAgent: pixel }, "scene-viewer"],
  [
    "one whose browser refuses to say",
    { hasQuickLook: false, hasWebXr: () => Promise.reject(new Error("no")), userAgent: pixel },
    "scene-viewer",
  ],
  ["Firefox on Android", { hasQuickLook: false, hasWebXr: none, userAgent: "Android 16; Firefox/140" }, null],
  ["a desk", { hasQuickLook: false, hasWebXr: none, userAgent: "X11; Linux x86_64 Chrome/142" }, null],
] as const)("%s", async (_, device, way) => {
  expect(await arSupport(device)).toBe(way);
});

test("Android's viewer gets an absolute address, a fixed size and a way back", () => {
  const intent = sceneViewerAddress(
    "/api/configurator/model?dial=DI&form=plain",
    "https://valcour.example/configurator?dial=DI",
  );
  const [, query = "", rest = ""] =
    /^intent:\/\/arvr\.google\.com\/scene-viewer\/1\.0\?(.*)#Intent;(.*)$/.exec(intent) ?? [];
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    file: "https://valcour.example/api/configurator/model?dial=DI&form=plain",
    mode: "ar_preferred",
    resizable: "false",
  });
  expect(rest).toContain(
    "S.browser_fallback_url=https%3A%2F%2Fvalcour.example%2Fconfigurator%3Fdial%3DDI;end;",
  );
});
