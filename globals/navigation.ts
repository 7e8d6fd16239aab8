import type { Field, GlobalConfig } from "payload";
import { groups, inFour } from "../collections/admin-text";
import { hrefField, linkFields } from "../collections/href-field";
import { announceGlobalChanges } from "../src/store/revalidate";

const list = (name: string, label: ReturnType<typeof inFour>, fields: Field[]): Field => ({
  name,
  type: "array",
  label,
  fields,
  admin: { initCollapsed: true },
});

const [label] = linkFields(true);

/** Navbar and side menu. */
export const Navigation: GlobalConfig = {
  slug: "navigation",
  label: inFour("Navigation", "Navigation", "Navegación", "ナビゲーション"),
  admin: { group: groups.content },
  hooks: announceGlobalChanges("navigation"),
  fields: [
    list("bar", inFour("Barre", "Bar", "Barra", "バー"), [
      ...(label ? [label] : []),
      hrefField("href", false),
      list(
        "children",
        inFour("Liste déroulante", "Drop-down list", "Lista desplegable", "ドロップダウン"),
        linkFields(true),
      ),
    ]),
    list(
      "sideMenu",
      inFour("Menu mobile", "Mobile menu", "Menú móvil", "モバイルメニュー"),
      linkFields(true),
    ),
  ],
};
