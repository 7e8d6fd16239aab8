import * as v from "valibot";
import { readContent } from "@/src/seed/read-content";

/** The brand the shop is delivered with. */
export const brand = readContent("brand.json", v.strictObject({ name: v.string() }));
