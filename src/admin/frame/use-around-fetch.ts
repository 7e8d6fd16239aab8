import { useEffect, useRef } from "react";

/** Answers for a request of the admin. @param send asks the shop; may be called again */
type Around = (send: () => Promise<Response>, url: URL) => Promise<Response>;

/** Has a function make every request of the admin. The CMS's forms have no place for this but the browser's own `fetch`. */
export function useAroundFetch(around: Around): void {
  const latest = useRef(around);
  useEffect(() => {
    latest.current = around;
  }, [around]);
  useEffect(() => {
    const ask = window.fetch;
    window.fetch = (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, window.location.href);
      // What a Request carries can be sent once only.
      return latest.current(() => ask(input instanceof Request ? input.clone() : input, init), url);
    };
    return () => {
      window.fetch = ask;
    };
  }, []);
}
