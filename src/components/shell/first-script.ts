import { currencies, currencyCookie, defaultCurrency, languageRules } from "../../domain/money/currency";

/** Cookie of the promo code the shopper arrived with. Source: specification §4, promo banner. */
export const promoCookie = "promo";

/**
 * Runs in the head, before the first paint. It finds the shopper's currency (saved choice, else the browser's
 * language, else EUR), and while the page is being read replaces the text of every [data-price] with the one in
 * that currency; later insertions too, always before they are painted. Nothing is stored.
 * It is plain old JavaScript because nothing translates it; its rules come from the domain.
 * Source: specification §4, currency; decision "HTML and caching".
 */
export const firstScript = `(function(d,n){
var c=${JSON.stringify(currencies)},r=[${languageRules.map(([pattern, code]) => `[${String(pattern)},"${code}"]`).join(",")}];
function k(name){var m=d.cookie.match("(?:^|; )"+name+"=([^;]*)");try{return m?decodeURIComponent(m[1]):null}catch(e){return null}}
var s=k("${currencyCookie.name}"),u="${defaultCurrency}",i;
if(s!==null){if(c.indexOf(s.toUpperCase())>=0)u=s.toUpperCase()}
else for(i=0;i<r.length;i++)if(r[i][0].test(n)){u=r[i][1];break}
var h=d.documentElement,p=k("${promoCookie}");
if(k("signed-in"))h.dataset.signedIn="";
h.dataset.currency=u;if(p)h.dataset.promo=p.toUpperCase();
if(u==="${defaultCurrency}"&&!p)return;
function t(e,x){if(e.textContent!==x)e.textContent=x}
function one(e){var a=e.getAttribute("data-price"),f;
if(a){f=a.split(";");for(var j=0;j<f.length;j++)if(f[j].indexOf(u+"|")===0)t(e,f[j].slice(u.length+1))}
else if(e.hasAttribute("data-currency-code"))t(e,u);
else if(p)t(e,p.toUpperCase())}
var q="[data-price],[data-currency-code],[data-promo-code]";
function at(e){if(e&&e.nodeType===1&&e.matches(q))one(e)}
new MutationObserver(function(l){l.forEach(function(m){
at(m.type==="characterData"?m.target.parentNode:m.target);
m.addedNodes.forEach(function(e){at(e);if(e.nodeType===1)e.querySelectorAll(q).forEach(one)})})})
.observe(h,{childList:true,characterData:true,subtree:true,attributes:true,attributeFilter:["data-price"]})
})(document,navigator.language||"")`;
