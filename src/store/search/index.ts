import { atomic } from "@/src/store/bind";
import { findEntries, replaceIndex } from "./search-index";

/** The search index. */
export const search = {
  findEntries,
  replaceIndex: atomic(replaceIndex),
};
