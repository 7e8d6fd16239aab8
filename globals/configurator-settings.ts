import type { GlobalConfig } from "payload";
import { groups } from "@/collections/admin-text";
import { globalWithDrafts } from "@/collections/drafts";
import { layerField } from "@/collections/catalogue/option-fields";
import { revalidateOnGlobalChange } from "@/src/revalidation/revalidate";

/** Artwork common to every composed picture. */
export const ConfiguratorSettings: GlobalConfig = {
  slug: "configurator-settings",
  label: { fr: "Configurateur", en: "Configurator", es: "Configurador", ja: "コンフィギュレーター" },
  admin: {
    group: groups.settings,
    description: {
      fr: "Calques communs à toutes les montres.",
      en: "Layers that all watches share.",
      es: "Capas comunes a todos los relojes.",
      ja: "すべての時計に共通のレイヤーです。",
    },
  },
  ...globalWithDrafts,
  hooks: revalidateOnGlobalChange("catalogue"),
  fields: [
    layerField("shadow", { fr: "Ombre", en: "Shadow", es: "Sombra", ja: "影" }),
    layerField("glare", {
      fr: "Reflet du verre",
      en: "Glare of the crystal",
      es: "Reflejo del cristal",
      ja: "風防の反射",
    }),
    layerField("movement", {
      fr: "Mouvement NH35",
      en: "NH35 movement",
      es: "Movimiento NH35",
      ja: "NH35ムーブメント",
    }),
  ],
};
