/** Id of the footer: it contains the pages and languages of the windows that open over the page. */
export const footerId = "footer";
