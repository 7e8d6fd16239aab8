import { FilteredPage } from "@/src/app/[locale]/(standard)/montres/choix/filtered-page";

export { generateMetadata } from "@/src/app/[locale]/(standard)/montres/choix/filtered-page";

/** Combinations of many filters are too many to be cached; their data are cached. */
export const dynamic = "force-dynamic";

export default FilteredPage;
