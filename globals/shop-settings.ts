import type { Field, GlobalConfig } from "payload";
import { groups } from "@/collections/admin-text";
import { globalWithDrafts } from "@/collections/drafts";
import { moneyField } from "@/collections/money-field";
import { validateWith, wholeNumber } from "@/collections/validators";
import { currencies, defaultRoundingStep, foreignCurrencies } from "@/src/domain/money/currency";
import { revalidateOnGlobalChange } from "@/src/revalidation/revalidate";
import { company } from "./company-field";
import { maintenance } from "./maintenance-field";
import { tracking } from "./tracking-field";
import { vat } from "./vat-field";
import { workshop } from "./workshop-field";

const decimalInput = (unit: string) => ({
  Field: { path: "/src/admin/money/hundredths-input#HundredthsInput", clientProps: { unit } },
});

const hundredths = (min: number, max: number) =>
  validateWith((value) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max, {
    fr: `Un nombre de ${min / 100} à ${max / 100}, deux décimales au plus.`,
    en: `A number from ${min / 100} to ${max / 100}, two decimals at most.`,
    es: `Un número de ${min / 100} a ${max / 100}, dos decimales como máximo.`,
    ja: `${min / 100}から${max / 100}までの数値（小数点以下2桁まで）。`,
  });

const rate = (currency: string): Field => ({
  name: currency,
  type: "number",
  required: true,
  label: currency,
  admin: { width: "25%", components: decimalInput(currency) },
  validate: hundredths(1, 1_000_000),
});

const money: Field[] = [
  ...moneyField("basePrice", "shop-settings", {
    fr: "Prix de base d’une montre sur mesure",
    en: "Base price of a bespoke watch",
    es: "Precio base de un reloj a medida",
    ja: "オーダーメイドウォッチの基本価格",
  }),
  {
    name: "rates",
    type: "group",
    label: {
      fr: "Taux d’affichage pour 1 €",
      en: "Display rates for €1",
      es: "Tipos de cambio por 1 €",
      ja: "1ユーロの表示レート",
    },
    admin: {
      description: {
        fr: "1,08 à USD : un euro s’affiche 1,08 dollar.",
        en: "1.08 at USD: one euro is shown as 1.08 dollars.",
        es: "1,08 en USD: un euro se muestra como 1,08 dólares.",
        ja: "USDに1.08と入力すると、1ユーロは1.08ドルと表示されます。",
      },
    },
    fields: [{ type: "row", fields: foreignCurrencies.map(rate) }],
  },
  {
    name: "roundingStep",
    type: "number",
    required: true,
    min: 1,
    defaultValue: defaultRoundingStep,
    validate: hundredths(1, 1_000_000),
    label: {
      fr: "Pas d’arrondi (yen et roupie)",
      en: "Rounding step (yen and rupee)",
      es: "Redondeo (yen y rupia)",
      ja: "円・ルピーの丸め単位",
    },
    admin: {
      components: decimalInput("¥ · ₹"),
      description: {
        fr: "0,50 arrondit au demi-yen, puis au yen entier.",
        en: "0.50 rounds to half a yen, then to a whole one.",
        es: "0,50 redondea al medio yen y después al yen entero.",
        ja: "0.50なら0.5円単位に丸め、さらに1円単位にします。",
      },
    },
  },
  {
    name: "chargedAsShown",
    type: "select",
    hasMany: true,
    options: [...foreignCurrencies],
    label: {
      fr: "Devises débitées telles qu’affichées",
      en: "Currencies charged as shown",
      es: "Monedas que se cobran tal como se muestran",
      ja: "表示通貨のまま請求する通貨",
    },
    admin: {
      description: {
        fr: "Les autres sont débitées en euros, et le panier le dit.",
        en: "The others are charged in euros, and the cart says so.",
        es: "Las demás se cobran en euros, y el carrito lo dice.",
        ja: "それ以外はユーロで請求され、カートに明記されます。",
      },
    },
  },
  {
    name: "priceAlarm",
    type: "number",
    required: true,
    defaultValue: 30,
    label: {
      fr: "Écart de prix à confirmer (%)",
      en: "Price change to be confirmed (%)",
      es: "Variación de precio por confirmar (%)",
      ja: "確認が必要な価格変更（%）",
    },
    admin: {
      description: {
        fr: "Un prix qui bouge davantage n’est enregistré qu’après une confirmation.",
        en: "A price that changes by more is saved only once it has been confirmed.",
        es: "Un precio que varía más solo se guarda tras confirmarlo.",
        ja: "これを超える変更は、確認後にのみ保存されます。",
      },
    },
    validate: wholeNumber(1, 1000),
  },
];

const cart: Field[] = [
  {
    name: "upsellProduct",
    type: "relationship",
    relationTo: "products",
    filterOptions: { kind: { equals: "gift-card" } },
    required: true,
    label: {
      fr: "Carte cadeau proposée au panier",
      en: "Gift card offered in the cart",
      es: "Tarjeta regalo ofrecida en el carrito",
      ja: "カートで提案するギフトカード",
    },
  },
  {
    name: "bannerSeconds",
    type: "number",
    required: true,
    defaultValue: 5,
    label: {
      fr: "Durée d’un bandeau (s)",
      en: "Seconds per banner",
      es: "Segundos por aviso",
      ja: "バナーの表示秒数",
    },
    validate: wholeNumber(2, 60),
  },
  {
    name: "leadDays",
    type: "number",
    required: true,
    defaultValue: 12,
    label: {
      fr: "Délai de base (jours)",
      en: "Base lead time (days)",
      es: "Plazo base (días)",
      ja: "基本納期（日）",
    },
    validate: wholeNumber(1, 120),
  },
  {
    name: "termsVersion",
    type: "text",
    required: true,
    maxLength: 20,
    label: {
      fr: "Version des conditions générales",
      en: "Version of the terms",
      es: "Versión de las condiciones",
      ja: "利用規約の版",
    },
    admin: {
      description: {
        fr: "Suivie, sur les pages et les commandes, d’un signe tiré du texte publié : il change avec chaque mot.",
        en: "Followed, on pages and orders, by a mark made from the published text: it changes with every word.",
        es: "En las páginas y los pedidos le sigue una marca obtenida del texto publicado: cambia con cada palabra.",
        ja: "ページと注文では、この後に公開中の本文から作られる符号が付きます。1語でも変わると符号も変わります。",
      },
    },
  },
];

const shipping: Field = {
  name: "shipping",
  type: "group",
  label: { fr: "Livraison", en: "Shipping", es: "Envío", ja: "配送" },
  fields: [
    {
      name: "countries",
      type: "text",
      hasMany: true,
      required: true,
      label: {
        fr: "Pays livrés (codes ISO)",
        en: "Countries (ISO codes)",
        es: "Países (códigos ISO)",
        ja: "配送国（ISOコード）",
      },
      validate: validateWith(
        (value) =>
          Array.isArray(value) && value.length > 0 && value.every((code) => /^[A-Z]{2}$/.test(String(code))),
        {
          fr: "Des codes de deux lettres : FR, BE, ES…",
          en: "Codes of two letters: FR, BE, ES…",
          es: "Códigos de dos letras: FR, BE, ES…",
          ja: "2文字のコード（FR、BE、ESなど）。",
        },
      ),
    },
  ],
};

const instalment: Field = {
  name: "instalment",
  type: "group",
  label: { fr: "Paiement en plusieurs fois", en: "Instalments", es: "Pago a plazos", ja: "分割払い" },
  fields: [
    {
      name: "enabled",
      type: "checkbox",
      defaultValue: true,
      label: { fr: "Annoncé", en: "Announced", es: "Anunciado", ja: "表示する" },
    },
    {
      name: "count",
      type: "number",
      required: true,
      defaultValue: 3,
      label: { fr: "Nombre de fois", en: "Number of payments", es: "Número de pagos", ja: "回数" },
      validate: wholeNumber(2, 12),
    },
    {
      name: "currencies",
      type: "select",
      hasMany: true,
      options: [...currencies],
      defaultValue: ["EUR", "USD"],
      label: { fr: "Devises", en: "Currencies", es: "Monedas", ja: "通貨" },
    },
  ],
};

/** Settings of the whole shop. */
export const ShopSettings: GlobalConfig = {
  slug: "shop-settings",
  label: { fr: "Boutique", en: "Shop", es: "Tienda", ja: "ショップ" },
  admin: { group: groups.settings },
  ...globalWithDrafts,
  // The base price belongs to the catalogue as well.
  hooks: revalidateOnGlobalChange("settings", "catalogue"),
  fields: [...money, vat, ...cart, workshop, shipping, instalment, tracking, company, maintenance],
};
