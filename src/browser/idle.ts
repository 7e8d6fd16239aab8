/** @returns settles when the browser has nothing else to do; at the next turn where it does not tell, as in Safari */
export const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve);
    else setTimeout(resolve);
  });
