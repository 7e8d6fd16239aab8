/**
 * Runs in the head: a page that arrives from its top need not lay out what lies below first, see browser/lay-out-below. One that is
 * read again or gone back to must be as long as it was, for the browser to find the place it was left at; so must one with
 * a place in its address.
 */
export const arrivingScript = `(function(h){
var e=performance.getEntriesByType("navigation")[0];
if(!location.hash&&e&&e.type==="navigate")h.dataset.arriving=""
})(document.documentElement)`;
