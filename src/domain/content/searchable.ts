import { pageAt } from "./pages/page-at";

/** Whether search engines may keep a composed page: some are of use only to those who were led there. */
export const isSearchable = (path: string): boolean => pageAt(path)?.robots === undefined;
