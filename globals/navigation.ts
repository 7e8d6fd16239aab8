import type { GlobalConfig } from "payload";
import { groups, inFour } from "@/collections/admin-text";
import { hrefField, linkFields } from "@/collections/href-field";
import { listField } from "@/collections/list-field";
import { revalidateOnGlobalChange } from "@/src/revalidation/revalidate";

const [label] = linkFields(true);

/** Navbar and side menu. */
export const Navigation: GlobalConfig = {
  slug: "navigation",
  label: inFour("Navigation", "Navigation", "Navegación", "ナビゲーション"),
  admin: { group: groups.content },
  hooks: revalidateOnGlobalChange("navigation"),
  fields: [
    listField("bar", inFour("Barre", "Bar", "Barra", "バー"), [
      ...(label ? [label] : []),
      hrefField("href", false),
      listField(
        "children",
        inFour("Liste déroulante", "Drop-down list", "Lista desplegable", "ドロップダウン"),
        linkFields(true),
      ),
    ]),
    listField(
      "sideMenu",
      inFour("Menu mobile", "Mobile menu", "Menú móvil", "モバイルメニュー"),
      linkFields(true),
    ),
  ],
};
