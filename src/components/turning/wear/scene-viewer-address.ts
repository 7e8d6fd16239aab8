/**
 * The intent that opens Android's viewer. It fetches the model itself, so the address is a whole one; where there is no viewer,
 * the page stays as it was.
 * Source: developers.google.com/ar/develop/scene-viewer.
 * @param model path and query of a plain GLB
 * @param page whole address of the page
 */
export function sceneViewerAddress(model: string, page: string): string {
  const query = new URLSearchParams({
    file: new URL(model, page).href,
    mode: "ar_preferred",
    // A watch has the size it has.
    resizable: "false",
  });
  const rest = `#Intent;scheme=https;package=com.google.android.googlequicksearchbox;action=android.intent.action.VIEW`;
  return `intent://arvr.google.com/scene-viewer/1.0?${query}${rest};S.browser_fallback_url=${encodeURIComponent(page)};end;`;
}
