import * as v from "valibot";
import type { FoundAnswer } from "@/src/domain/staff/admin-search";

const entry = v.object({ name: v.string(), detail: v.string(), state: v.string(), href: v.string() });

/** The shop's answer to the admin's search. */
export const foundAnswer: v.GenericSchema<unknown, FoundAnswer> = v.object({
  person: v.boolean(),
  groups: v.array(v.object({ list: v.string(), title: v.string(), entries: v.array(entry) })),
});
