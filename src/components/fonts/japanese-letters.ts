/**
 * Runs before a Japanese page is painted: its text is shown once both weights are loaded. A browser lays the whole
 * page out again for each loaded font; while one is loading, it looks up a system font as fallback, again for each
 * size. Without scripts each is shown when loaded.
 */
export const japaneseLetters = `(function(d){
var s=d.documentElement.dataset;
function show(){delete s.letters}
s.letters="coming";
Promise.all([400,500].map(function(w){return d.fonts.load(w+' 1em "Zen Kaku Gothic New"',"\\u3042")})).then(show,show)
})(document)`;
