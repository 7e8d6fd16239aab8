import type { Footer } from "@/src/domain/content/navigation";
import type { Quiz } from "@/src/domain/quiz/quiz";
import { loadCmsPage, type CmsPage } from "./load-cms-page";
import type { PageContent } from "./page-content";

/** The home page as composed by an editor, the newsletter texts, and the quiz. */
export interface HomeContent extends CmsPage {
  readonly newsletter: Footer["newsletter"];
  readonly quiz: Quiz;
}

/** @throws when there is no page called "home": the seed creates it and the admin does not allow deleting it */
export async function loadHomePage(content: PageContent): Promise<HomeContent> {
  const [home, footer, quiz] = await Promise.all([
    loadCmsPage(content, "home"),
    content.footer(),
    content.quiz(),
  ]);
  if (!home)
    throw new Error('The CMS has no page "home": make one in the admin, Pages, or seed the database again.');
  return { ...home, newsletter: footer.newsletter, quiz };
}
