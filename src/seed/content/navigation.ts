import * as v from "valibot";
import { readContent } from "@/src/seed/read-content";
import { link } from "./link";

const entry = v.strictObject({ ...link.entries, href: v.nullable(v.string()), children: v.array(link) });

/** The bar and the side menu of phones. Source: specification §2, navbar and mobile side menu. */
export const navigation = readContent(
  "navigation.json",
  v.strictObject({ bar: v.array(entry), sideMenu: v.array(link) }),
);
