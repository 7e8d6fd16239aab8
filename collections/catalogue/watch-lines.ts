import type { CollectionConfig, TextFieldSingleValidation } from "payload";
import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import { refuseDeletingReferenced } from "@/collections/refuse-deleting-referenced";
import { groups } from "@/collections/menu-groups";
import { forReader } from "@/src/admin/access/for-reader";
import { immutableAfterCreate } from "@/src/admin/payload-fixes/versions/immutable-after-create";
import { servedBy } from "@/src/domain/content/routes";
import { lineKey, linePath } from "@/src/domain/watch/watch-line";
import { revalidateOnChange } from "@/src/store/revalidation/revalidate";

const validate: TextFieldSingleValidation = (value, { req }) => {
  if (!value || !lineKey.test(value)) return forReader(req, adminMessages("catalogue.lines.key.example"));
  const path = linePath(value);
  return servedBy(path) === null || forReader(req, adminMessages("catalogue.lines.key.taken", { path }));
};

/** Lines of ready-made watches; each has a page at /montres/<key>. */
export const WatchLines: CollectionConfig = {
  slug: "watch-lines",
  labels: adminMessagesByKey("catalogue.lines.labels"),
  orderable: true,
  // Its key is unique and part of addresses.
  disableDuplicate: true,
  admin: {
    group: groups.watches,
    useAsTitle: "name",
    defaultColumns: ["name", "key", "updatedAt"],
    description: adminMessages("catalogue.lines.description"),
  },
  hooks: {
    ...revalidateOnChange("watches"),
    beforeDelete: [refuseDeletingReferenced(["watches", "line"], ["banners", "line"])],
  },
  fields: [
    {
      name: "key",
      type: "text",
      required: true,
      unique: true,
      maxLength: 40,
      label: adminMessages("catalogue.lines.key.label"),
      ...immutableAfterCreate,
      validate,
      admin: { position: "sidebar", description: adminMessages("catalogue.lines.key.description") },
    },
    {
      name: "name",
      type: "text",
      required: true,
      localized: true,
      maxLength: 60,
      label: adminMessages("catalogue.lines.name"),
    },
    {
      name: "text",
      type: "textarea",
      required: true,
      localized: true,
      maxLength: 180,
      label: adminMessages("catalogue.lines.text"),
    },
  ],
};
