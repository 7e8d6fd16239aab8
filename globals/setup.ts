import { adminMessages } from "@/src/i18n/admin-messages";
import type { GlobalConfig } from "payload";
import { groups } from "@/collections/menu-groups";
import { messageOptions } from "@/collections/message-options";

/** Steps of making the shop one's own that staff have ticked. They have a view of their own (src/admin/setup). */
export const Setup: GlobalConfig = {
  slug: "setup",
  label: adminMessages("home.setup.title"),
  admin: { group: groups.settings, hidden: true },
  fields: [
    {
      name: "done",
      type: "select",
      hasMany: true,
      enumName: "setup_step",
      label: adminMessages("home.setup.title"),
      options: messageOptions("home.setup.names"),
    },
  ],
};
