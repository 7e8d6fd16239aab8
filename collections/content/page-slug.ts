import type { TextField, TextFieldSingleValidation } from "payload";
import { isReserved } from "@/src/domain/content/routes";
import { forReader } from "@/src/access/for-reader";

const example = {
  fr: "Des lettres minuscules, des chiffres et des tirets : montres/nouveautes.",
  en: "Lower-case letters, figures and hyphens: montres/nouveautes.",
  es: "Minúsculas, cifras y guiones: montres/nouveautes.",
  ja: "半角の小文字、数字、ハイフンで入力してください（例：montres/nouveautes）。",
};

const taken = {
  fr: "Cette adresse est celle d’une page de la boutique : une autre y resterait invisible. Choisissez une autre adresse.",
  en: "This address belongs to a page of the shop: another one would never be seen there. Choose another address.",
  es: "Esta dirección pertenece a una página de la tienda: otra no se vería nunca. Elija otra dirección.",
  ja: "このアドレスはショップの画面が使用しているため、ページを作成しても表示されません。別のアドレスをお選びください。",
};

const validate: TextFieldSingleValidation = (value, { req }) => {
  if (!value || !/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(value)) return forReader(req, example);
  return !isReserved(value) || forReader(req, taken);
};

/** The address of a page. */
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
      fr: "Sans barre au début : montres/distinction. L’accueil est « home ». L’ancienne adresse d’une page publiée mène à la nouvelle.",
      en: "Without a slash at the start: montres/distinction. The home page is “home”. The old address of a published page leads to the new one.",
      es: "Sin barra inicial: montres/distinction. La portada es «home». La dirección antigua de una página publicada lleva a la nueva.",
      ja: "先頭のスラッシュなし（montres/distinction）。トップページは「home」。公開済みページの以前のアドレスは、新しいアドレスへ移動します。",
    },
  },
};
