import * as v from "valibot";
import { text } from "@/src/seed/content-text";
import { readContent } from "@/src/seed/read-content";
import { link } from "./link";

const schema = v.strictObject({
  tagline: text,
  groups: v.array(v.strictObject({ title: text, links: v.array(link) })),
  social: v.array(v.strictObject({ name: v.string(), href: v.string() })),
  newsletterTitle: text,
  newsletterText: text,
  secureNote: text,
  copyright: text,
});

/** Source: specification §2, footer groups. */
export const footer = readContent("footer.json", schema);
