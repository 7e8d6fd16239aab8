import { adminMessages } from "@/src/i18n/admin-messages";
import type { GlobalConfig } from "payload";
import { groups } from "@/collections/menu-groups";
import { globalWithDrafts } from "@/collections/drafts";
import { layerField } from "@/collections/catalogue/option-fields";
import { revalidateOnGlobalChange } from "@/src/store/revalidation/revalidate";

/** Artwork common to every composed picture. */
export const ConfiguratorSettings: GlobalConfig = {
  slug: "configurator-settings",
  label: adminMessages("settings.configuratorSettings.label"),
  admin: {
    group: groups.settings,
    description: adminMessages("settings.configuratorSettings.description"),
  },
  ...globalWithDrafts,
  hooks: revalidateOnGlobalChange("catalogue"),
  fields: [
    layerField("shadow", adminMessages("settings.configuratorSettings.shadow.label")),
    layerField("glare", adminMessages("settings.configuratorSettings.glare.label")),
    layerField("movement", adminMessages("settings.configuratorSettings.movement.label")),
  ],
};
