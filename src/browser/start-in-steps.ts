declare const self: typeof globalThis & { __next_s?: unknown[] };

const parts = [() => import("react-dom/client"), () => import("next/link"), () => import("next/navigation")];

for (const part of parts) setTimeout(() => void part());
(self.__next_s ??= []).push([0, { children: "" }]);
export {};
