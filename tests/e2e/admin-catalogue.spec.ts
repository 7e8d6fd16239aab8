import { setTimeout } from "node:timers/promises";
import type { Page, Request } from "@playwright/test";
import * as v from "valibot";
import { AdminForm } from "./pages/admin-form";
import type { Staff } from "./parts/staff";
import { expect, test } from "./shop-test";

const products = v.object({ docs: v.tuple([v.object({ id: v.number(), price: v.number() })]) });

async function productOf(staff: Staff, sku: string) {
  const found = await staff.read(`products?where[sku][equals]=${sku}`);
  return v.parse(products, found).docs[0];
}

/** On a slow line the CMS answers the validation of an input after the save that followed it. */
const lateBy = 1_500;
const isAboutTyping = (request: Request) => "next-action" in request.headers();

async function answerLate(page: Page): Promise<void> {
  await page.route("**/admin/collections/**", async (route) => {
    if (isAboutTyping(route.request())) await setTimeout(lateBy);
    await route.continue();
  });
}

test("a price is typed in euros, and a large change needs a confirmation, on a slow line too", async ({
  openAdmin,
  marketer,
  staffRole,
}) => {
  const sku = "GC-050";
  const { id } = await productOf(marketer, sku);
  const page = await openAdmin(staffRole);
  await answerLate(page);
  const form = new AdminForm(page);
  await form.open(`products/${id}`);
  const price = page.locator("#field-price");
  await expect(price).toHaveValue("50,00");
  const answer = page.waitForResponse((response) => isAboutTyping(response.request()));
  const asked = page.waitForRequest(isAboutTyping);
  await price.fill("cinquante");
  await asked;
  await form.publish();
  await form.expectRefused("Prix", "Un montant en euros");
  await expect(price).toHaveValue("cinquante");
  // The late answer takes nothing back of the refusal.
  await answer;
  await form.expectStillRefused("Prix", "Un montant en euros");
  await price.fill("3,33");
  await form.publish();
  await form.expectRefused("Prix", "De 50,00 € à 3,33 €");
  expect((await productOf(marketer, sku)).price).toBe(5000);
  await price.fill("51");
  await form.publish();
  await form.expectSaved();
  expect((await productOf(marketer, sku)).price).toBe(5100);
  await price.fill("100");
  await form.publish();
  await page.getByText("Ce prix est voulu").click();
  await form.publish();
  await form.expectSaved();
  expect((await productOf(marketer, sku)).price).toBe(10_000);
  await marketer.change(`products/${id}`, { price: 5000, priceConfirmed: 5000 });
});

test("an option is a draft first, and is offered only with the data its picture needs", async ({
  openAdmin,
  staffRole,
}) => {
  const page = await openAdmin(staffRole);
  const form = new AdminForm(page);
  await form.open("rotors/create");
  await page.locator("#field-key").fill(`ESSAI-${staffRole.toUpperCase()}`);
  await page.locator("#field-label").fill("Rotor d’essai");
  await expect(page.locator("#field-enabled")).not.toBeChecked();
  await page.locator("#field-enabled").check();
  await form.publish();
  await form.expectRefused("Calque", "Sans ce calque");
  await page.locator("#field-enabled").uncheck();
  await form.saveDraft();
  await form.expectSaved();
  await expect(page.getByText("Brouillon").first()).toBeVisible();
  await form.delete();
});

test("a promo code that could never be valid is refused with the reason", async ({
  openAdmin,
  staffRole,
}) => {
  const page = await openAdmin(staffRole);
  const form = new AdminForm(page);
  await form.open("promo-codes/create");
  await page.locator("#field-code").fill("JAMAIS");
  await page.locator("#field-percent").fill("10");
  await form.fillMoment("startsAt", "02/01/2027 10:00");
  await form.fillMoment("endsAt", "01/01/2027 10:00");
  const articles = page.locator(".field-type", { has: page.locator("label", { hasText: "Articles" }) });
  await articles.locator("input").first().fill("INCONNU-1");
  await page.keyboard.press("Enter");
  await form.publish();
  await form.expectRefused("Valable jusqu’au", "La fin doit venir après le début.");
  await form.expectRefused("Articles", "INCONNU-1");
});
