import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { show } from "@/tests/setup/browser/show";
import { QuizForm } from "./quiz-form";

const question = (name: string) => (
  <fieldset key={name}>
    <legend>
      <h2 tabIndex={-1}>{name}</h2>
    </legend>
    <label>
      <input type="radio" name={name} value="yes" />
      {`Oui, ${name}`}
    </label>
  </fieldset>
);

test("the button without an answer is called skip", async () => {
  await show(
    <QuizForm
      action="/resultats"
      page="/quiz"
      progress={["1", "2", "3"]}
      texts={{ previous: "Précédente", next: "Suivante", skip: "Passer", finish: "Voir" }}
    >
      {["A", "B", "C"].map(question)}
    </QuizForm>,
  );
  await page.getByRole("button", { name: "Passer" }).click();
  await page.getByRole("radio", { name: "Oui, B" }).click();
  await expect.element(page.getByRole("button", { name: "Passer" })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Suivante" }).click();
  await page.getByRole("button", { name: "Précédente" }).click();
  await expect.element(page.getByRole("button", { name: "Suivante" })).toBeVisible();
  await page.getByRole("button", { name: "Précédente" }).click();
  await expect.element(page.getByRole("button", { name: "Passer" })).toBeVisible();
});
