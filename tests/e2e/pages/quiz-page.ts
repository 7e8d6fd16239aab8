import { expect, type Locator, type Page } from "@playwright/test";
import quiz from "@/src/i18n/messages/fr/quiz.json" with { type: "json" };

/** The quiz in French: one question at a time, all of them where no script runs. */
export class QuizPage {
  readonly questions: Locator;
  readonly next: Locator;
  readonly previous: Locator;
  readonly finish: Locator;

  constructor(readonly page: Page) {
    this.questions = page
      .locator("form")
      .filter({ has: page.getByRole("radio") })
      .getByRole("group");
    this.next = page.getByRole("button", { name: quiz.next, exact: true });
    this.previous = page.getByRole("button", { name: quiz.previous, exact: true });
    this.finish = page.getByRole("button", { name: quiz.finish, exact: true });
  }

  /** The heading of the one question that is shown. */
  get heading(): Locator {
    return this.questions.getByRole("heading");
  }

  /** How many questions there are, as the page counts them. */
  async count(): Promise<number> {
    return this.page
      .locator("form fieldset")
      .filter({ has: this.page.locator("input[type=radio]") })
      .count();
  }

  /** The watch the answers point to, with a reason for each. */
  async expectResult(answers: number): Promise<void> {
    const { page } = this;
    await page.waitForURL("**/trouver-votre-montre/resultats?*");
    expect([...new URL(page.url()).searchParams]).toHaveLength(answers);
    await expect(page.getByText(quiz.results.lead, { exact: true })).toBeVisible();
    const [reason = ""] = quiz.results.reason.some.split("{");
    await expect(page.getByText(new RegExp(`^${reason}`))).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: quiz.results.bespoke.title })).toBeVisible();
    await expect(page.getByText(quiz.results.none)).toHaveCount(0);
  }
}
