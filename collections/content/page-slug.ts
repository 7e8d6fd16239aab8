import { type CollectionBeforeChangeHook, type TextField, type TextFieldSingleValidation } from "payload";
import { isReserved } from "@/src/domain/content/routes";
import { forReader } from "@/collections/admin-text";
import { refusal } from "@/src/access/refusal";

const example = {
  fr: "Des lettres minuscules, des chiffres et des tirets : montres/nouveautes.",
  en: "Lower-case letters, figures and hyphens: montres/nouveautes.",
  es: "Minúsculas, cifras y guiones: montres/nouveautes.",
  ja: "半角の小文字、数字、ハイフンで入力してください（例：montres/nouveautes）。",
};

const taken = {
  fr: "Cette adresse est celle d’une page de la boutique : une autre y resterait invisible. Choisissez une autre adresse.",
  en: "This address belongs to a page of the shop: another one would never be seen there. Choose another address.",
  es: "Esta dirección pertenece a una página de la tienda: otra no se vería nunca. Elige otra dirección.",
  ja: "このアドレスはショップの画面が使用しているため、ページを作成しても表示されません。別のアドレスをお選びください。",
};

const validate: TextFieldSingleValidation = (value, { req }) => {
  if (!value || !/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(value)) return forReader(req, example);
  return !isReserved(value) || forReader(req, taken);
};

const settled = {
  fr: "L’adresse d’une page publiée ne change plus : d’autres sites y mènent. Rien n’a été changé.",
  en: "The address of a published page stays: other sites lead to it. Nothing was changed.",
  es: "La dirección de una página publicada no cambia: otros sitios llevan a ella. No se ha cambiado nada.",
  ja: "公開済みページのアドレスは、外部からのリンクがあるため変更できません。何も変更されていません。",
};

/** Until a page is published its address can be thought over; then links from elsewhere must keep working. */
export const keepPublishedSlug: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== "update" || data.slug === undefined || data.slug === originalDoc?.slug) return data;
  const { totalDocs } = await req.payload.count({
    collection: "pages",
    where: { and: [{ id: { equals: originalDoc?.id } }, { _status: { equals: "published" } }] },
    req,
  });
  if (totalDocs > 0) throw refusal(forReader(req, settled), 409);
  return data;
};

/** Where a page stands. */
export const pageSlug: TextField = {
  name: "slug",
  type: "text",
  required: true,
  unique: true,
  maxLength: 80,
  label: { fr: "Adresse", en: "Address", es: "Dirección", ja: "アドレス" },
  validate,
  admin: {
    position: "sidebar",
    description: {
      fr: "Sans barre au début : montres/distinction. L’accueil est « home ».",
      en: "Without a slash at the start: montres/distinction. The home page is “home”.",
      es: "Sin barra inicial: montres/distinction. La portada es «home».",
      ja: "先頭のスラッシュなし（montres/distinction）。トップページは「home」。",
    },
  },
};
