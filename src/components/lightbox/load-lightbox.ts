/** The gallery's code, fetched when it is first wanted or about to be. */
export const loadLightbox = () => import("./open-lightbox");
