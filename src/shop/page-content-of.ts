import type { Payload } from "payload";
import type { PageContent } from "@/src/services/content/page-content";
import { contentOf } from "@/src/cache/content-of";

/** What the services make pages from, out of the CMS. */
export const pageContentOf = (payload: Payload): PageContent => contentOf(payload);
