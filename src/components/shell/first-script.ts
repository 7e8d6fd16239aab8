import { promoCookieName } from "@/src/domain/cart/is-promo-code";
import { amountForm, languageTag, locales } from "@/src/domain/locale/locale";
import { minusSign } from "@/src/domain/locale/minus-sign";
import { currencies, currencyCookie, defaultCurrency, languageRules } from "@/src/domain/money/currency";
import { isWhole } from "@/src/domain/money/smallest-unit";

/** Number formats, by the language of the document. */
const amountForms = () =>
  Object.fromEntries(
    locales.map((locale) => {
      const { group, parted, decimalSign, signs } = amountForm(locale);
      const inOrder = currencies.map((currency) => [...signs[currency], isWhole(currency) ? 0 : 2]);
      return [languageTag(locale), [group, parted, decimalSign, inOrder]];
    }),
  );

/**
 * Runs in the head, before the first paint. It finds the shopper's currency (saved choice, else the browser's
 * language, else EUR), and while the page is being parsed replaces the text of every [data-price] with the one in
 * that currency; later insertions too, always before they are painted. An attribute holds the amounts in the order of
 * the domain's list, which are formatted as formatMoney does, or a sentence for each currency. Nothing is stored. It
 * does not use Intl: a browser's first number format blocks a slow phone for a tenth of a second and more. It is
 * plain old JavaScript because it is not compiled; its rules come from the domain. Source: specification §4,
 * currency; 10.6.
 */
export const firstScript = (): string => `(function(d,n){
var c=${JSON.stringify(currencies)},r=[${languageRules.map(([pattern, code]) => `[${String(pattern)},"${code}"]`).join(",")}];
function k(name){var m=d.cookie.match("(?:^|; )"+name+"=([^;]*)");try{return m?decodeURIComponent(m[1]):null}catch(e){return null}}
var s=k("${currencyCookie.name}"),u="${defaultCurrency}",i;
if(s!==null){if(c.indexOf(s.toUpperCase())>=0)u=s.toUpperCase()}
else for(i=0;i<r.length;i++)if(r[i][0].test(n)){u=r[i][1];break}
var h=d.documentElement,p=k("${promoCookieName}");
if(k("signed-in"))h.dataset.signedIn="";
h.dataset.currency=u;if(p)h.dataset.promo=p.toUpperCase();
if(u==="${defaultCurrency}"&&!p)return;
var j=c.indexOf(u);
function t(e,x){if(e.textContent!==x)e.textContent=x}
var f=${JSON.stringify(amountForms())}[h.lang];
function y(a){var s=f[3][j],x=(Math.abs(a)/100).toFixed(s[2]).split("."),w=x[0];
if(w.length>=f[1])w=w.replace(/\\B(?=(\\d{3})+$)/g,f[0]);
return(a<0?"${minusSign}":"")+s[0]+w+(x[1]?f[2]+x[1]:"")+s[1]}
function one(e){var a=e.getAttribute("data-price");
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
