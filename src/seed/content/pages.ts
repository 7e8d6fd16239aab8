import { page as home } from "./pages/home";
import { linePages } from "./pages/line-pages";
import { page as montres } from "./pages/montres";
import type { SeedPage } from "./seed-page";

/** Every seeded page, one file each in pages/. */
export const pages: readonly SeedPage[] = [home, montres, ...linePages];
