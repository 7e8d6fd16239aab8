import type { Field, GlobalConfig } from "payload";
import { groups, inFour } from "@/collections/admin-text";
import { moneyField } from "@/collections/money-field";
import { currencies, defaultRoundingStep } from "@/src/domain/money/currency";
import { revalidateOnGlobalChange } from "@/src/revalidation/revalidate";
import { maintenance } from "./maintenance-field";

/** Accepts nothing, or a text of that form; says the form otherwise. */
const emptyOr = (form: RegExp, hint: string) => (value: unknown) =>
  value === undefined ||
  value === null ||
  value === "" ||
  (typeof value === "string" && form.test(value)) ||
  hint;

const foreignCurrencies = currencies.filter((currency) => currency !== "EUR");

const isWhole = (value: unknown, min: number, max: number) =>
  (Number.isInteger(value) && Number(value) >= min && Number(value) <= max) || `${min}–${max}`;

const rate = (currency: string): Field => ({
  name: currency,
  type: "number",
  required: true,
  label: currency,
  admin: { width: "25%", step: 1 },
  validate: (value: unknown) => isWhole(value, 1, 1_000_000),
});

const money: Field[] = [
  moneyField(
    "basePrice",
    inFour(
      "Prix de base d’une montre sur mesure",
      "Base price of a bespoke watch",
      "Precio base de un reloj a medida",
      "オーダー時計の基本価格",
    ),
  ),
  {
    name: "rates",
    type: "group",
    label: inFour(
      "Taux d’affichage pour 1 €",
      "Display rates for €1",
      "Tipos de cambio por 1 €",
      "1ユーロの表示レート",
    ),
    admin: {
      description: inFour(
        "En centièmes : 108 pour 1,08 dollar par euro.",
        "In hundredths: 108 for 1.08 dollars to the euro.",
        "En centésimas: 108 son 1,08 dólares por euro.",
        "100分の1単位。108は1ユーロ＝1.08ドル。",
      ),
    },
    fields: [{ type: "row", fields: foreignCurrencies.map(rate) }],
  },
  {
    name: "roundingStep",
    type: "number",
    required: true,
    min: 1,
    defaultValue: defaultRoundingStep,
    validate: (value: unknown) => isWhole(value, 1, 1_000_000),
    label: inFour(
      "Pas d’arrondi, yen et roupie",
      "Rounding step, yen and rupee",
      "Redondeo, yen y rupia",
      "円・ルピーの丸め単位",
    ),
    admin: {
      description: inFour(
        "En centièmes : 50 arrondit au demi-yen, puis au yen entier.",
        "In hundredths: 50 rounds to half a yen, then to a whole one.",
        "En centésimas: 50 redondea al medio yen y después al yen entero.",
        "100分の1単位。50なら0.5円単位に丸め、さらに1円単位にします。",
      ),
    },
  },
  {
    name: "chargedAsShown",
    type: "select",
    hasMany: true,
    options: [...foreignCurrencies],
    label: inFour(
      "Devises débitées telles qu’affichées",
      "Currencies charged as shown",
      "Monedas que se cobran tal como se muestran",
      "表示通貨のまま請求する通貨",
    ),
    admin: {
      description: inFour(
        "Les autres sont débitées en euros, et le panier le dit.",
        "The others are charged in euros, and the cart says so.",
        "Las demás se cobran en euros, y el carrito lo dice.",
        "それ以外はユーロで請求され、カートに明記されます。",
      ),
    },
  },
  {
    name: "vatPercent",
    type: "number",
    required: true,
    defaultValue: 20,
    label: inFour("TVA comprise, %", "VAT included, %", "IVA incluido, %", "税率（内税）%"),
    validate: (value: unknown) => isWhole(value, 0, 40),
  },
];

const cart: Field[] = [
  {
    name: "upsellProduct",
    type: "relationship",
    relationTo: "products",
    filterOptions: { kind: { equals: "gift-card" } },
    required: true,
    label: inFour(
      "Carte cadeau proposée au panier",
      "Gift card offered in the cart",
      "Tarjeta regalo ofrecida en el carrito",
      "カートで提案するギフトカード",
    ),
  },
  {
    name: "bannerSeconds",
    type: "number",
    required: true,
    defaultValue: 5,
    label: inFour("Durée d’un bandeau, s", "Seconds per banner", "Segundos por aviso", "バナーの表示秒数"),
    validate: (value: unknown) => isWhole(value, 2, 60),
  },
  {
    name: "leadDays",
    type: "number",
    required: true,
    defaultValue: 12,
    label: inFour("Délai de base, jours", "Base delay, days", "Plazo base, días", "基本納期（日）"),
    validate: (value: unknown) => isWhole(value, 1, 120),
  },
  {
    name: "termsVersion",
    type: "text",
    required: true,
    maxLength: 20,
    label: inFour(
      "Version des conditions générales",
      "Version of the terms",
      "Versión de las condiciones",
      "利用規約の版",
    ),
  },
];

const shipping: Field = {
  name: "shipping",
  type: "group",
  label: inFour("Livraison", "Shipping", "Envío", "配送"),
  fields: [
    {
      name: "countries",
      type: "text",
      hasMany: true,
      required: true,
      label: inFour(
        "Pays livrés (codes ISO)",
        "Countries (ISO codes)",
        "Países (códigos ISO)",
        "配送国（ISOコード）",
      ),
      validate: (value: unknown) =>
        (Array.isArray(value) &&
          value.length > 0 &&
          value.every((code) => /^[A-Z]{2}$/.test(String(code)))) ||
        "FR, BE, ES…",
    },
  ],
};

const instalment: Field = {
  name: "instalment",
  type: "group",
  label: inFour("Paiement en plusieurs fois", "Instalments", "Pago a plazos", "分割払い"),
  fields: [
    {
      name: "enabled",
      type: "checkbox",
      defaultValue: true,
      label: inFour("Annoncé", "Announced", "Anunciado", "表示する"),
    },
    {
      name: "count",
      type: "number",
      required: true,
      defaultValue: 3,
      label: inFour("Nombre de fois", "Number of payments", "Número de pagos", "回数"),
      validate: (value: unknown) => isWhole(value, 2, 12),
    },
    {
      name: "currencies",
      type: "select",
      hasMany: true,
      options: [...currencies],
      defaultValue: ["EUR", "USD"],
      label: inFour("Devises", "Currencies", "Monedas", "通貨"),
    },
  ],
};

const tracking: Field = {
  name: "tracking",
  type: "group",
  label: inFour(
    "Prestataires, après « Accepter »",
    "Third parties, after “Accept”",
    "Terceros, después de «Aceptar»",
    "外部サービス（同意後のみ）",
  ),
  admin: {
    description: inFour(
      "Champ vide : rien n’est chargé. Rempli : seulement après l’accord du visiteur, jamais sur une page dont l’adresse est secrète.",
      "Empty: nothing is loaded. Filled: only once the visitor has agreed, never on a page whose address is secret.",
      "Vacío: no se carga nada. Relleno: solo tras el acuerdo del visitante, nunca en una página de dirección secreta.",
      "空欄なら何も読み込みません。入力時も、訪問者の同意後のみで、アドレスが秘密のページでは読み込みません。",
    ),
  },
  fields: [
    {
      name: "pixelId",
      type: "text",
      label: inFour(
        "Identifiant du pixel publicitaire",
        "Advertising pixel id",
        "Identificador del píxel",
        "広告ピクセルID",
      ),
      validate: emptyOr(/^\d{5,20}$/, "0–9, 5–20"),
    },
    {
      name: "instalmentKey",
      type: "text",
      label: inFour(
        "Clé publique Stripe (message de paiement en plusieurs fois)",
        "Stripe publishable key (instalment message)",
        "Clave publicable de Stripe (mensaje de plazos)",
        "Stripe公開キー（分割払いの案内）",
      ),
      validate: emptyOr(/^pk_[A-Za-z0-9_]{5,200}$/, "pk_…"),
    },
  ],
};

const companyText = (name: string, label: ReturnType<typeof inFour>, isRequired = true): Field => ({
  name,
  type: "text",
  required: isRequired,
  label,
});

const company: Field = {
  name: "company",
  type: "group",
  label: inFour(
    "Société (reçus et mentions)",
    "Company (receipts, legal pages)",
    "Empresa (recibos, avisos)",
    "会社情報（領収書・法的表示）",
  ),
  fields: [
    companyText("name", inFour("Raison sociale", "Company name", "Razón social", "社名")),
    {
      name: "address",
      type: "textarea",
      required: true,
      label: inFour("Adresse", "Address", "Dirección", "住所"),
    },
    companyText("registration", inFour("Immatriculation", "Registration", "Registro mercantil", "登記番号")),
    companyText("vatNumber", inFour("Numéro de TVA", "VAT number", "NIF-IVA", "VAT番号")),
    companyText("email", inFour("E-mail", "E-mail", "Correo", "メール")),
    companyText("phone", inFour("Téléphone", "Telephone", "Teléfono", "電話"), false),
    companyText("capital", inFour("Capital social", "Share capital", "Capital social", "資本金"), false),
    companyText(
      "director",
      inFour(
        "Directeur de la publication",
        "Publication director",
        "Director de la publicación",
        "発行責任者",
      ),
      false,
    ),
    companyText(
      "host",
      inFour(
        "Hébergeur : nom, adresse, téléphone",
        "Host: name, address, telephone",
        "Alojamiento: nombre, dirección, teléfono",
        "ホスティング事業者（名称、住所、電話）",
      ),
      false,
    ),
    companyText(
      "mediator",
      inFour(
        "Médiateur de la consommation : nom, adresse, site",
        "Consumer mediator: name, address, site",
        "Mediador de consumo: nombre, dirección, sitio",
        "消費者調停機関（名称、住所、サイト）",
      ),
      false,
    ),
  ],
};

/** What holds for the whole shop. */
export const ShopSettings: GlobalConfig = {
  slug: "shop-settings",
  label: inFour("Boutique", "Shop", "Tienda", "ショップ"),
  admin: { group: groups.settings },
  // The base price belongs to the catalogue as well.
  hooks: revalidateOnGlobalChange("settings", "catalogue"),
  fields: [...money, ...cart, shipping, instalment, tracking, company, maintenance],
};
