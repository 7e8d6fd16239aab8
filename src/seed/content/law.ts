import * as v from "valibot";
import { text } from "@/src/seed/content-text";
import { readContent } from "@/src/seed/read-content";

const schema = v.strictObject({
  warnings: v.strictObject({ watch: text, strap: text, box: text }),
  /** In Japanese only: it is written by the rules of Japanese law, not translated. */
  japanNotice: v.array(v.strictObject({ title: v.string(), text: v.string() })),
});

/** What the shop is delivered with of what the law asks it to show. */
export const law = readContent("law.json", schema);
