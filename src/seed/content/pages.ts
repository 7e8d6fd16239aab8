import { listContent, readContent } from "@/src/seed/read-content";
import { pageSchema, type SeedPage } from "./seed-page";

/** Every page: content/pages/montres/entretien.json is /montres/entretien, home.json is /. */
export const pages: readonly SeedPage[] = listContent("pages").map((slug) => ({
  slug,
  ...readContent(`pages/${slug}.json`, pageSchema),
}));
