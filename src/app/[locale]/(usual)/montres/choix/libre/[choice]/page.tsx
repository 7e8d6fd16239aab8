import { FilteredPage } from "@/src/app/[locale]/(usual)/montres/choix/filtered-page";

export { generateMetadata } from "@/src/app/[locale]/(usual)/montres/choix/filtered-page";

/** Combinations of many filters are too many to be kept; what they are made from is. */
export const dynamic = "force-dynamic";

export default FilteredPage;
