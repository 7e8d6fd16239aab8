import { atomic } from "@/src/store/bind";
import { searchAdmin } from "./admin-search";
import { findEntries } from "./find-entries";
import { replaceIndex } from "./search-index";

/** The search index. */
export const search = {
  findEntries,
  searchAdmin,
  replaceIndex: atomic(replaceIndex),
};
