import type { Payload } from "payload";
import type { PageContent } from "@/src/services/content/page-content";
import { loadDraftPage } from "@/src/store/content/load-pages";
import { pageContentOf } from "./page-content-of";

/** The CMS as its staff previews it: pages as their newest draft has them. */
export function previewContentOf(payload: Payload): PageContent {
  return { ...pageContentOf(payload), page: (slug) => loadDraftPage(payload, slug) };
}
