/**
 * Navigates to another document.
 * @returns settled once the browser shows this page again from its back-forward cache, unchanged: its busy states end
 * then. Never settled on a page that is loaded again.
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
