/** What Next waits for before it starts a page, in turn: an address, or a text that runs in a task of its own. */
declare const self: typeof globalThis & { __next_s?: [src: string | 0, script: { children: string }][] };

/**
 * Lets the browser paint and answer between the two halves of a page's start: React first, then Next. Next would read
 * both in one task, a third of a second on a slow phone. It imports this before it looks at its list; a Next that has
 * no such list starts as it did.
 */
export function startInSteps(): void {
  setTimeout(() => void import("react-dom/client"));
  (self.__next_s ??= []).push([0, { children: "" }]);
}
