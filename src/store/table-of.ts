/** The table of a collection or global, as named by the CMS. @param slug from a closed set, never from a request */
export const tableOf = (slug: string): string => slug.replaceAll("-", "_");
