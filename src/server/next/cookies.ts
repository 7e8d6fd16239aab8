/** Next's cookie of draft mode: staff preview drafts with it, and see the shop while it is closed. */
export const previewCookie = "__prerender_bypass";
