import type { Payload } from "payload";
import type { PageContent } from "@/src/services/content/page-content";
import { contentOf } from "@/src/store/cache/content-of";

/** The content of the CMS from which services make pages. */
export const pageContentOf = (payload: Payload): PageContent => contentOf(payload);
