import type { Field, GlobalConfig } from "payload";
import { groups, inFour } from "@/collections/admin-text";
import { hrefField, linkFields } from "@/collections/href-field";
import { listField } from "@/collections/list-field";
import { revalidateOnGlobalChange } from "@/src/revalidation/revalidate";

const text = (name: string, label: ReturnType<typeof inFour>): Field => ({
  name,
  type: "text",
  localized: true,
  required: true,
  maxLength: 200,
  label,
});

/** The foot of every page. */
export const Footer: GlobalConfig = {
  slug: "footer",
  label: inFour("Pied de page", "Footer", "Pie de página", "フッター"),
  admin: { group: groups.content },
  hooks: revalidateOnGlobalChange("navigation"),
  fields: [
    text("tagline", inFour("Devise", "Tagline", "Lema", "タグライン")),
    listField("groups", inFour("Groupes", "Groups", "Grupos", "グループ"), [
      text("title", inFour("Titre", "Title", "Título", "見出し")),
      listField("links", inFour("Liens", "Links", "Enlaces", "リンク"), linkFields(true)),
    ]),
    {
      name: "email",
      type: "email",
      required: true,
      label: inFour("E-mail de contact", "Contact e-mail", "Correo de contacto", "連絡先メール"),
    },
    listField(
      "social",
      inFour("Réseaux", "Social links", "Redes", "SNS"),
      [
        { name: "name", type: "text", required: true, label: inFour("Nom", "Name", "Nombre", "名称") },
        hrefField(),
      ],
      { maxRows: 6 },
    ),
    text(
      "newsletterTitle",
      inFour("Lettre : titre", "Newsletter: title", "Boletín: título", "ニュースレター：見出し"),
    ),
    text(
      "newsletterText",
      inFour("Lettre : texte", "Newsletter: text", "Boletín: texto", "ニュースレター：本文"),
    ),
    text("secureNote", inFour("Paiement sécurisé", "Secure payment", "Pago seguro", "安全なお支払い")),
    text("copyright", inFour("Mention finale", "Copyright line", "Copyright", "著作権表示")),
  ],
};
