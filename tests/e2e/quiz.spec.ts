import { QuizPage } from "./pages/quiz-page";
import { Shell } from "./pages/shell";
import { expect, test } from "./shop-test";

const path = "/trouver-votre-montre";

test("the quiz is answered with the keyboard alone", async ({ page }) => {
  const quiz = new QuizPage(page);
  await new Shell(page).open(path);
  const count = await quiz.count();
  expect(count).toBeGreaterThanOrEqual(6);
  await quiz.heading.focus();
  for (let step = 1; step <= count; step += 1) {
    await expect(quiz.questions).toHaveCount(1);
    await expect(quiz.heading).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(quiz.questions.getByRole("radio").first()).toBeChecked();
    await page.keyboard.press("Tab");
    if (step > 1) {
      await expect(quiz.previous).toBeFocused();
      await page.keyboard.press("Tab");
    }
    await expect(step < count ? quiz.next : quiz.finish).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await quiz.expectResult(count);
});

test("one question back, the answer is still there", async ({ page }) => {
  const quiz = new QuizPage(page);
  await new Shell(page).open(path);
  const first = await quiz.heading.textContent();
  const answer = quiz.questions.getByRole("radio").nth(1);
  await answer.check();
  await quiz.next.click();
  await expect(quiz.heading).not.toHaveText(first ?? "");
  await quiz.previous.click();
  await expect(quiz.heading).toHaveText(first ?? "");
  await expect(answer).toBeChecked();
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("all questions are listed on one page and lead to the same result", async ({ page }) => {
    const quiz = new QuizPage(page);
    await page.goto(path);
    const count = await quiz.count();
    await expect(quiz.questions).toHaveCount(count);
    for (const question of await quiz.questions.all()) await question.getByRole("radio").first().check();
    await quiz.finish.click();
    await quiz.expectResult(count);
  });
});
