import { pageAt } from "./pages/page-at";

/** Whether a composed page is indexed: some are of use only after a certain link. */
export const isSearchable = (path: string): boolean => pageAt(path)?.robots === undefined;
