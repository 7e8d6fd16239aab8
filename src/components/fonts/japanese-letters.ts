/**
 * Runs before a Japanese page is painted: its letters are shown once both weights are there. A browser lays the whole page out
 * anew for each that comes; and while one is on its way, it asks the machine for a face in its stead, for each size again.
 * Without scripts they are shown as they come.
 */
export const japaneseLetters = `(function(d){
var s=d.documentElement.dataset;
function show(){delete s.letters}
s.letters="coming";
Promise.all([400,500].map(function(w){return d.fonts.load(w+' 1em "Zen Kaku Gothic New"',"\\u3042")})).then(show,show)
})(document)`;
