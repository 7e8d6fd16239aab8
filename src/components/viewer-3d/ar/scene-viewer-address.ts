/**
 * The intent that opens Android's viewer. It fetches the model itself, so the address is absolute; without the
 * viewer, the page stays open. Source: developers.google.com/ar/develop/scene-viewer.
 * @param model path and query of a plain GLB
 * @param page whole address of the page
 */
export function sceneViewerAddress(model: string, page: string): string {
  const query = new URLSearchParams({
    file: new URL(model, page).href,
    mode: "ar_preferred",
    // Disables resizing: a watch has a fixed size.
    resizable: "false",
  });
  const rest = `#Intent;scheme=https;package=com.google.android.googlequicksearchbox;action=android.intent.action.VIEW`;
  return `intent://arvr.google.com/scene-viewer/1.0?${query}${rest};S.browser_fallback_url=${encodeURIComponent(page)};end;`;
}
