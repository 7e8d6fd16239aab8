import * as v from "valibot";
import { text } from "@/src/seed/content-text";
import { readContent } from "@/src/seed/read-content";

/** At most 48 characters each: one line of a phone. */
const banner = v.strictObject({ key: v.string(), text, href: v.nullable(v.string()) });

export const banners = readContent("banners.json", v.array(banner));
