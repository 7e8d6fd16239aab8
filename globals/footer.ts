import type { Field, GlobalConfig } from "payload";
import { groups } from "@/collections/admin-text";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { globalWithDrafts } from "@/collections/drafts";
import { emailRule } from "@/collections/email-rule";
import { hrefField, linkFields } from "@/collections/href-field";
import { listField } from "@/collections/list-field";
import { revalidateOnGlobalChange } from "@/src/revalidation/revalidate";

const text = (name: string, label: ReaderText): Field => ({
  name,
  type: "text",
  localized: true,
  required: true,
  maxLength: 200,
  label,
});

/** The footer of every page. */
export const Footer: GlobalConfig = {
  slug: "footer",
  label: { fr: "Pied de page", en: "Footer", es: "Pie de página", ja: "フッター" },
  admin: { group: groups.content },
  ...globalWithDrafts,
  hooks: revalidateOnGlobalChange("navigation"),
  fields: [
    text("tagline", { fr: "Devise", en: "Tagline", es: "Lema", ja: "タグライン" }),
    listField("groups", { fr: "Groupes", en: "Groups", es: "Grupos", ja: "グループ" }, [
      text("title", { fr: "Titre", en: "Title", es: "Título", ja: "見出し" }),
      listField("links", { fr: "Liens", en: "Links", es: "Enlaces", ja: "リンク" }, linkFields(true)),
    ]),
    {
      name: "email",
      type: "email",
      ...emailRule,
      required: true,
      label: { fr: "E-mail de contact", en: "Contact email", es: "Correo de contacto", ja: "連絡先メール" },
    },
    listField(
      "social",
      { fr: "Réseaux", en: "Social links", es: "Redes", ja: "SNS" },
      [
        {
          name: "name",
          type: "text",
          required: true,
          label: { fr: "Nom", en: "Name", es: "Nombre", ja: "名称" },
        },
        hrefField(),
      ],
      { maxRows: 6 },
    ),
    text("newsletterTitle", {
      fr: "Lettre : titre",
      en: "Newsletter: title",
      es: "Boletín: título",
      ja: "ニュースレター：見出し",
    }),
    text("newsletterText", {
      fr: "Lettre : texte",
      en: "Newsletter: text",
      es: "Boletín: texto",
      ja: "ニュースレター：本文",
    }),
    text("secureNote", {
      fr: "Paiement sécurisé",
      en: "Secure payment",
      es: "Pago seguro",
      ja: "安全なお支払い",
    }),
    text("copyright", { fr: "Mention finale", en: "Copyright line", es: "Copyright", ja: "著作権表示" }),
  ],
};
