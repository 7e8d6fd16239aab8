import type { TextField, TextFieldSingleValidation } from "payload";
import { text } from "payload/shared";
import { isNeeded, isReserved } from "@/src/domain/content/routes";
import { forReader } from "@/src/access/for-reader";

const example = {
  fr: "Un chemin sans la langue : /montres/ancienne-adresse.",
  en: "A path without the language: /montres/old-address.",
  es: "Una ruta sin el idioma: /montres/direccion-antigua.",
  ja: "言語を除いたパスを入力してください（例：/montres/old-address）。",
};

const taken = {
  fr: "Cette adresse est celle d’une page de la boutique : elle ne peut pas mener ailleurs.",
  en: "This address belongs to a page of the shop: it cannot lead elsewhere.",
  es: "Esta dirección pertenece a una página de la tienda: no puede llevar a otro sitio.",
  ja: "このアドレスにはショップのページがあるため、別のアドレスへ移動させることはできません。",
};

const validate: TextFieldSingleValidation = async (value, args) => {
  const { req } = args;
  if (!value || !/^(\/[a-z0-9-]+)+$/.test(value)) return forReader(req, example);
  const slug = value.slice(1);
  if (isReserved(slug) || isNeeded(slug)) return forReader(req, taken);
  // Validation while typing runs in the browser, without a database.
  if (args.event === "onChange") return text(value, args);
  const { totalDocs } = await req.payload.count({
    collection: "pages",
    where: { and: [{ slug: { equals: slug } }, { _status: { equals: "published" } }] },
    req,
  });
  return totalDocs === 0 ? text(value, args) : forReader(req, taken);
};

/** The address that redirects. */
export const redirectFrom: TextField = {
  name: "from",
  type: "text",
  required: true,
  unique: true,
  maxLength: 81,
  label: { fr: "Ancienne adresse", en: "Old address", es: "Dirección antigua", ja: "以前のアドレス" },
  validate,
  admin: { description: example },
};
