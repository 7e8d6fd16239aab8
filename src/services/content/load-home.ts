import type { Footer } from "@/src/domain/content/navigation";
import type { Quiz } from "@/src/domain/quiz/quiz";
import { loadCmsPage, type CmsPage } from "./load-cms-page";
import type { PageContent } from "./page-content";

/** The home page as an editor composed it, the words of the newsletter, and the quiz it begins. */
export interface HomeContent extends CmsPage {
  readonly newsletter: Footer["newsletter"];
  readonly quiz: Quiz;
}

/** @throws when there is no page called "home": the seed writes it and the admin does not let it go */
export async function loadHome(content: PageContent): Promise<HomeContent> {
  const [home, footer, quiz] = await Promise.all([
    loadCmsPage(content, "home"),
    content.footer(),
    content.quiz(),
  ]);
  if (!home)
    throw new Error('The CMS has no page "home": make one in the admin, Pages, or seed the database again.');
  return { ...home, newsletter: footer.newsletter, quiz };
}
