import { expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import french from "@/src/i18n/messages/fr/common.json";
import { show } from "@/tests/setup/browser/show";
import { NewsletterForm } from "./newsletter-form";

const path = "POST /api/offer";
const { emailFor: label, ...texts } = french.newsletter;
const field = page.getByRole("textbox", { name: label });
const submit = page.getByRole("button", { name: texts.submit });
const note = page.getByRole("status");

const showForm = async (script: Parameters<typeof commands.scriptShop>[0] = {}) => {
  await commands.scriptShop(script);
  return show(<NewsletterForm locale="fr" texts={{ ...texts, label }} />);
};

const sent = async () => (await commands.sentRequests()).map(({ body }) => body);

test.each([
  ["", texts.required],
  ["ada@", texts.invalid],
])("%j is refused in the page, and stays there", async (written, words) => {
  await showForm();
  await field.fill(written);
  await submit.click();
  await expect.element(field).toHaveAccessibleDescription(words);
  await expect.element(field).toHaveValue(written);
  expect(await sent()).toEqual([]);
});

test("an address is sent once, and the field is empty for the next", async () => {
  await showForm({ [path]: [{ body: {}, afterMs: 150 }] });
  await field.fill(" ada@example.com ");
  const button = submit.element() as HTMLButtonElement;
  button.click();
  await expect.element(field).toBeDisabled();
  button.click();
  await expect.element(note).toHaveTextContent("C’est noté.");
  await expect.element(field).toHaveValue("");
  expect(await sent()).toEqual([{ email: "ada@example.com", lang: "fr" }]);
});

test("an address the shop refused stays in the field", async () => {
  await showForm({ [path]: [{ isLost: true }] });
  await field.fill("ada@example.com");
  await submit.click();
  await expect.poll(sent).toHaveLength(1);
  await expect.element(field).toBeEnabled();
  await expect.element(field).toHaveValue("ada@example.com");
});
