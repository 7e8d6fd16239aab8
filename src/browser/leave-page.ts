/**
 * Goes to another document.
 * @returns settled once the browser shows this page again from its back-forward cache, as it was left: what was busy
 * until then is not busy any more. A page that is loaded anew never gets there.
 */
export function leavePage(address: string): Promise<void> {
  return new Promise((resolve) => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      window.removeEventListener("pageshow", onShow);
      resolve();
    };
    window.addEventListener("pageshow", onShow);
    window.location.assign(address);
  });
}
