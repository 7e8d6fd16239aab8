import { FilteredPage } from "@/src/app/[locale]/(standard)/montres/choix/filtered-page";

export { generateMetadata } from "@/src/app/[locale]/(standard)/montres/choix/filtered-page";

/** Lists of one or two filters are cached like any other page. */
export const generateStaticParams = () => [];

export default FilteredPage;
