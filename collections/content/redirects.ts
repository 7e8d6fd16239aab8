import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { CollectionConfig } from "payload";
import { groups } from "@/collections/menu-groups";
import { revalidateOnChange } from "@/src/store/revalidation/revalidate";
import { redirectFrom } from "./redirect-from";
import { redirectTarget } from "./redirect-target";

/** Old addresses and their targets: renamed pages create rows of their own, marketers the others. */
export const Redirects: CollectionConfig = {
  slug: "redirects",
  labels: adminMessagesByKey("content.redirects.labels"),
  disableDuplicate: true,
  admin: {
    group: groups.content,
    useAsTitle: "from",
    defaultColumns: ["from", "page", "address", "updatedAt"],
    description: adminMessages("content.redirects.description"),
  },
  hooks: revalidateOnChange("redirects"),
  fields: [redirectFrom, ...redirectTarget],
};
