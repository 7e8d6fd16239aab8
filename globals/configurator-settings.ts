import type { GlobalConfig } from "payload";
import { groups, inFour } from "@/collections/admin-text";
import { layerField } from "@/collections/catalogue/option-fields";
import { revalidateOnGlobalChange } from "@/src/revalidation/revalidate";

/** Artwork every composed picture shares. */
export const ConfiguratorSettings: GlobalConfig = {
  slug: "configurator-settings",
  label: inFour("Configurateur", "Configurator", "Configurador", "コンフィギュレーター"),
  admin: {
    group: groups.settings,
    description: inFour(
      "Calques communs à toutes les montres.",
      "Layers that all watches share.",
      "Capas comunes a todos los relojes.",
      "すべての時計に共通のレイヤーです。",
    ),
  },
  hooks: revalidateOnGlobalChange("catalogue"),
  fields: [
    layerField("shadow", inFour("Ombre", "Shadow", "Sombra", "影")),
    layerField(
      "glare",
      inFour("Reflet du verre", "Glare of the glass", "Reflejo del cristal", "ガラスの反射"),
    ),
    layerField("movement", inFour("Mouvement NH35", "NH35 movement", "Movimiento NH35", "NH35ムーブメント")),
  ],
};
