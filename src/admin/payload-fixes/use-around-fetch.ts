import { useEffect, useRef } from "react";

/**
 * Handles a request of the admin.
 * @param send sends it to the shop; may be called again
 */
type Around = (send: () => Promise<Response>, url: URL) => Promise<Response>;

/**
 * Routes every request of the admin through a function. The CMS's forms offer no hook for this but the browser's own
 * `fetch`.
 */
export function useAroundFetch(around: Around): void {
  const latest = useRef(around);
  useEffect(() => {
    latest.current = around;
  }, [around]);
  useEffect(() => {
    const ask = window.fetch;
    window.fetch = (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, window.location.href);
      // The body of a Request can be sent only once.
      return latest.current(() => ask(input instanceof Request ? input.clone() : input, init), url);
    };
    return () => {
      window.fetch = ask;
    };
  }, []);
}
