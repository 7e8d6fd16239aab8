import { languageTag, locales, numberTag } from "@/src/domain/locale/locale";
import { currencies, currencyCookie, defaultCurrency, languageRules } from "@/src/domain/money/currency";

/** Cookie of the promo code the shopper arrived with. Source: specification §4, promo banner. */
export const promoCookie = "promo";

/** Tags of number formats by the language that stands in the document. */
const numberTags = Object.fromEntries(locales.map((locale) => [languageTag(locale), numberTag(locale)]));

/**
 * Runs in the head, before the first paint. It finds the shopper's currency (saved choice, else the browser's
 * language, else EUR), and while the page is being read replaces the text of every [data-price] with the one in
 * that currency; later insertions too, always before they are painted. An attribute holds the amounts in the order of
 * the domain's list, which are written out as formatMoney does, or a sentence for each currency. Nothing is stored.
 * It is plain old JavaScript because nothing translates it; its rules come from the domain.
 * Source: specification §4, currency; 10.6.
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
var g=${JSON.stringify(numberTags)},w={};
function y(a){var l=g[h.lang];return(w[l]||(w[l]=new Intl.NumberFormat(l,{style:"currency",currency:u,currencyDisplay:u=="JPY"?"narrowSymbol":"symbol"}))).format(a/100)}
function one(e){var a=e.getAttribute("data-price"),j=c.indexOf(u);
if(a)t(e,a.indexOf("|")<0?y(a.split(" ")[j]):a.split(";")[j].slice(u.length+1));
else if(e.hasAttribute("data-currency-code"))t(e,u);
else if(p)t(e,p.toUpperCase())}
var q="[data-price],[data-currency-code],[data-promo-code]";
function at(e){if(e&&e.nodeType===1&&e.matches(q))one(e)}
new MutationObserver(function(l){l.forEach(function(m){
at(m.type==="characterData"?m.target.parentNode:m.target);
m.addedNodes.forEach(function(e){at(e);if(e.nodeType===1)e.querySelectorAll(q).forEach(one)})})})
.observe(h,{childList:true,characterData:true,subtree:true,attributes:true,attributeFilter:["data-price"]})
})(document,navigator.language||"")`;
