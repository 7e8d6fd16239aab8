import { adminMessages } from "@/src/i18n/admin-messages";
import type { GlobalConfig } from "payload";
import { groups } from "@/collections/menu-groups";
import { globalWithDrafts } from "@/collections/drafts";
import { hrefField, linkFields } from "@/collections/href-field";
import { listField } from "@/collections/list-field";
import { revalidateOnGlobalChange } from "@/src/store/revalidation/revalidate";

const [label] = linkFields(true);

/** Navbar and side menu. */
export const Navigation: GlobalConfig = {
  slug: "navigation",
  label: adminMessages("settings.navigation.label"),
  admin: { group: groups.content },
  ...globalWithDrafts,
  hooks: revalidateOnGlobalChange("navigation"),
  fields: [
    listField("bar", adminMessages("settings.navigation.bar.label"), [
      ...(label ? [label] : []),
      hrefField("href", false),
      listField("children", adminMessages("settings.navigation.bar.children.label"), linkFields(true)),
    ]),
    listField("sideMenu", adminMessages("settings.navigation.sideMenu.label"), linkFields(true)),
  ],
};
