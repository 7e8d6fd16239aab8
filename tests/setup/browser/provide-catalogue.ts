import type { TestProject } from "vitest/node";
import { catalogueInLanguage } from "@/src/domain/watch/catalogue-in-language";
import { packCatalogue, type PackedCatalogue } from "@/src/domain/watch/packed-catalogue";
import { seedCatalogue } from "@/src/seed/catalogue-value";

declare module "vitest" {
  interface ProvidedContext {
    catalogue: PackedCatalogue;
  }
}

/** The catalogue of a new shop as its page brings it along; its version is a hash, which the server alone makes. */
export default function provideCatalogue({ provide }: TestProject): void {
  const catalogue = seedCatalogue(() => undefined);
  provide("catalogue", packCatalogue(catalogueInLanguage(catalogue, "fr")));
}
