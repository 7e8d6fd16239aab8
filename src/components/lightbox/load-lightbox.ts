/** The gallery's code, fetched at or shortly before its first use. */
export const loadLightbox = () => import("./open-lightbox");
