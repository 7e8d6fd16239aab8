import type { Footer } from "../../domain/content/navigation";
import type { Page } from "../../domain/content/page";
import type { PageContent } from "./page-content";

/** The home page as an editor composed it, and the words of the letter. */
export interface HomeContent {
  readonly page: Page;
  readonly letter: Footer["newsletter"];
}

/** @throws when there is no page called "home": the seed writes it and the admin does not let it go */
export async function loadHome(content: PageContent): Promise<HomeContent> {
  const [page, footer] = await Promise.all([content.page("home"), content.footer()]);
  if (!page)
    throw new Error('The CMS has no page "home": make one in the admin, Pages, or seed the database again.');
  return { page, letter: footer.newsletter };
}
