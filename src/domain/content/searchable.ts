/** Pages that search engines leave out: of use only to those who were led there. */
const hidden = [
  "/maintenance",
  "/avant-premiere/bienvenue",
  "/avant-premiere/paypal",
  "/precommande-collection-rose-2",
];

/** Whether search engines may keep a composed page. */
export const isSearchable = (path: string): boolean => !hidden.includes(path);
