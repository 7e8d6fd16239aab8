import * as v from "valibot";
import { lineKinds } from "@/src/domain/cart/article-kind";
import { price } from "@/src/seed/catalogue/seed-option";
import { text } from "@/src/seed/content-text";
import { readContent } from "@/src/seed/read-content";
import { sceneName } from "./scenes";

const product = v.strictObject({
  sku: v.string(),
  kind: v.picklist(lineKinds),
  price,
  name: text,
  description: text,
  /** The page that sells it. */
  page: v.optional(v.string()),
  /** Stands for a thing that has no look of its own. */
  scene: v.optional(sceneName),
});

/** Articles that are no ready-made watch. */
export const products = readContent("products.json", v.array(product));
