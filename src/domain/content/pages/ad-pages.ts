import type { PageRow } from "./page-row";

/**
 * Rows of the table of pages that advertisements lead to; apart, since browsers read them (isAdPage).
 * Source: specification §7, POST /api/pi.
 */
export const adPages = [
  { path: "/carte-cadeaux", by: "cms" },
  { path: "/montres/distinction/DI05", by: "route" },
  { path: "/montres/reminiscence" },
  { path: "/avant-premiere", by: "cms" },
  { path: "/avant-premiere/bienvenue", by: "both", robots: "noindex" },
  { path: "/avant-premiere/paypal", by: "both", robots: "noindex" },
] as const satisfies readonly PageRow[];
