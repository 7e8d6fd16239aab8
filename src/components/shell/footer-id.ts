/** Where the footer is: it has the pages and the languages of the windows that open over the page. */
export const footerId = "pied";
