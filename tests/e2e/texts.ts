import { readFileSync } from "node:fs";
import account from "@/src/i18n/messages/fr/account.json" with { type: "json" };
import auth from "@/src/i18n/messages/fr/auth.json" with { type: "json" };
import cart from "@/src/i18n/messages/fr/cart.json" with { type: "json" };
import common from "@/src/i18n/messages/fr/common.json" with { type: "json" };
import configurator from "@/src/i18n/messages/fr/configurator.json" with { type: "json" };
import forms from "@/src/i18n/messages/fr/forms.json" with { type: "json" };
import giftCard from "@/src/i18n/messages/fr/gift-card.json" with { type: "json" };
import order from "@/src/i18n/messages/fr/order.json" with { type: "json" };
import preorder from "@/src/i18n/messages/fr/preorder.json" with { type: "json" };
import thanks from "@/src/i18n/messages/fr/thanks.json" with { type: "json" };
import turning from "@/src/i18n/messages/fr/turning.json" with { type: "json" };
import watch from "@/src/i18n/messages/fr/watch.json" with { type: "json" };
import watches from "@/src/i18n/messages/fr/watches.json" with { type: "json" };
import brand from "@/content/brand.json" with { type: "json" };
import type { Locale } from "@/src/domain/locale/locale";
import { browserTexts, type TextKey, type Texts } from "@/src/i18n/browser-texts";
import { shopTexts } from "@/src/i18n/text-tree";

/** French is complete and types the keys. */
const french = {
  account,
  auth,
  cart,
  common,
  configurator,
  forms,
  "gift-card": giftCard,
  order,
  preorder,
  thanks,
  turning,
  watch,
  watches,
};
type French = typeof french;
type FileName = keyof French;

/** Interface texts of one language, by page: tests look for what a shopper reads. */
export type ShopTexts = { readonly [Name in FileName]: Texts<TextKey<French[Name]>> };

function read(locale: Locale, name: FileName) {
  const texts = JSON.parse(
    readFileSync(new URL(`../../src/i18n/messages/${locale}/${name}.json`, import.meta.url), "utf8"),
  );
  return shopTexts(texts, {}, brand.name);
}

/** @throws Error when a language lacks one of the files */
export function textsOf(locale: Locale): ShopTexts {
  const texts = <Name extends FileName>(name: Name) => browserTexts<French[Name]>(read(locale, name), locale);
  return {
    account: texts("account"),
    auth: texts("auth"),
    cart: texts("cart"),
    common: texts("common"),
    configurator: texts("configurator"),
    forms: texts("forms"),
    "gift-card": texts("gift-card"),
    order: texts("order"),
    preorder: texts("preorder"),
    thanks: texts("thanks"),
    turning: texts("turning"),
    watch: texts("watch"),
    watches: texts("watches"),
  };
}
