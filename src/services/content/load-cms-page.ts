import type { Page } from "@/src/domain/content/page";
import type { Question } from "@/src/domain/content/question";
import type { PageContent } from "./page-content";

/** A composed page and the data of its blocks. */
export interface CmsPage {
  readonly page: Page;
  readonly questions: readonly Question[];
}

/** The page at a path without its leading slash; null if there is none. */
export async function loadCmsPage(content: PageContent, slug: string): Promise<CmsPage | null> {
  const page = await content.page(slug);
  if (!page) return null;
  const asks = page.blocks.some(({ type }) => type === "faq");
  return { page, questions: asks ? await content.questions() : [] };
}
