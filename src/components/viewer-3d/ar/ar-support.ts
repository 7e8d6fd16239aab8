/** How a device shows a model in the room: Apple's viewer, Android's, or the browser itself. */
export type ArSupport = "quick-look" | "web-xr" | "scene-viewer";

/** The browser features that decide; a test passes its own. */
export interface Device {
  readonly hasQuickLook: boolean;
  readonly hasWebXr: () => Promise<boolean>;
  readonly userAgent: string;
}

/** The best way of a device; null where there is none. */
export async function arSupport({ hasQuickLook, hasWebXr, userAgent }: Device): Promise<ArSupport | null> {
  if (hasQuickLook) return "quick-look";
  if (await hasWebXr().catch(() => false)) return "web-xr";
  // Firefox does not support intents; a television runs Android and has no camera.
  return /Android/.test(userAgent) && !/Firefox|OculusBrowser|TV/.test(userAgent) ? "scene-viewer" : null;
}

export const thisDevice = (): Device => ({
  hasQuickLook: document.createElement("a").relList.supports("ar"),
  hasWebXr: async () => (await navigator.xr?.isSessionSupported("immersive-ar")) ?? false,
  userAgent: navigator.userAgent,
});
