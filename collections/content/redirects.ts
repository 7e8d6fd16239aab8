import type { CollectionConfig } from "payload";
import { groups } from "@/collections/admin-text";
import { revalidateOnChange } from "@/src/revalidation/revalidate";
import { redirectFrom } from "./redirect-from";
import { redirectTarget } from "./redirect-target";

/** Old addresses and their targets: renamed pages create rows of their own, marketers the others. */
export const Redirects: CollectionConfig = {
  slug: "redirects",
  labels: {
    singular: { fr: "Redirection", en: "Redirect", es: "Redirección", ja: "リダイレクト" },
    plural: { fr: "Redirections", en: "Redirects", es: "Redirecciones", ja: "リダイレクト" },
  },
  disableDuplicate: true,
  admin: {
    group: groups.content,
    useAsTitle: "from",
    defaultColumns: ["from", "page", "address", "updatedAt"],
    description: {
      fr: "Une page publiée qui change d’adresse écrit ici l’ancienne. Dans chaque langue, l’ancienne adresse mène à la nouvelle.",
      en: "A published page whose address changes leaves its old one here. In every language the old address leads to the new one.",
      es: "Una página publicada que cambia de dirección deja aquí la anterior. En cada idioma, la antigua lleva a la nueva.",
      ja: "公開済みページのアドレスを変更すると、以前のアドレスがここに残ります。どの言語でも、以前のアドレスから新しいアドレスへ移動します。",
    },
  },
  hooks: revalidateOnChange("redirects"),
  fields: [redirectFrom, ...redirectTarget],
};
