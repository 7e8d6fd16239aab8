import type { Field } from "payload";

/** For documents without a name of their own: the title of their page is “Cart 42”, not “42”. */
export const numberedTitle: Field = {
  name: "numberedTitle",
  type: "ui",
  admin: {
    components: { Field: "/src/admin/frame/numbered-title#NumberedTitle" },
    disableListColumn: true,
  },
};
