/** On a phone the share sheet is used; on a desktop the link is copied to the clipboard. */
const hasShareSheet = () => "share" in navigator && window.matchMedia("(pointer: coarse)").matches;

async function copy(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    // The browser may refuse; the link is shown either way.
    return false;
  }
}

async function offerSheet(url: string, title: string): Promise<boolean> {
  try {
    await navigator.share({ url, title });
    return true;
  } catch (reason) {
    // Closing the sheet is an answer; any other error falls back to the link itself.
    return reason instanceof DOMException && reason.name === "AbortError";
  }
}

/** Shares a link. @returns what the page has to show: nothing after the sheet, else the link, copied or not */
export async function shareLink(url: string, title: string): Promise<"sheet" | "copied" | "shown"> {
  if (hasShareSheet() && (await offerSheet(url, title))) return "sheet";
  return (await copy(url)) ? "copied" : "shown";
}
