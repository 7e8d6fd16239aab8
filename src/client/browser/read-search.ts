/** Query of the page's address. */
export const readSearch = (): string => window.location.search;
