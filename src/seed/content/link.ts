import * as v from "valibot";
import { text } from "@/src/seed/content-text";

/** A link's words and its address: a path without the language (/montres), or a whole address. */
export const link = v.strictObject({ label: text, href: v.string() });
