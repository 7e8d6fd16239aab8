import type { GlobalConfig } from "payload";
import { groups } from "@/collections/admin-text";
import { globalWithDrafts } from "@/collections/drafts";
import { hrefField, linkFields } from "@/collections/href-field";
import { listField } from "@/collections/list-field";
import { revalidateOnGlobalChange } from "@/src/revalidation/revalidate";

const [label] = linkFields(true);

/** Navbar and side menu. */
export const Navigation: GlobalConfig = {
  slug: "navigation",
  label: { fr: "Navigation", en: "Navigation", es: "Navegación", ja: "ナビゲーション" },
  admin: { group: groups.content },
  ...globalWithDrafts,
  hooks: revalidateOnGlobalChange("navigation"),
  fields: [
    listField("bar", { fr: "Barre", en: "Bar", es: "Barra", ja: "バー" }, [
      ...(label ? [label] : []),
      hrefField("href", false),
      listField(
        "children",
        { fr: "Liste déroulante", en: "Drop-down list", es: "Lista desplegable", ja: "ドロップダウン" },
        linkFields(true),
      ),
    ]),
    listField(
      "sideMenu",
      { fr: "Menu mobile", en: "Mobile menu", es: "Menú móvil", ja: "モバイルメニュー" },
      linkFields(true),
    ),
  ],
};
