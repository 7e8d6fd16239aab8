import { adminMessagesIn } from "@/src/i18n/admin-messages";
import { AdminOrderPage } from "./pages/admin-order-page";
import { findViolations } from "./parts/axe";
import { holdScripts } from "./parts/hold-scripts";
import { buyWatch, paidOrder } from "./parts/form-rows";
import { expect, test } from "./shop-test";

/** The menu is folded up on most screens. */
const menu = 'nav a[href="/admin/desk"]';
const texts = adminMessagesIn("orders.desk", "fr");
const steps = adminMessagesIn("orders.orderSteps", "fr").steps;

test("a clerk finds an order at the desk, moves it, takes that back, and writes a note", async ({
  openAdmin,
  deskRole,
  email,
}) => {
  const { number } = await paidOrder(await buyWatch(email));
  const page = await openAdmin(deskRole);
  await page.goto("/admin");
  await expect(page.locator(menu)).toHaveCount(1);
  await page.goto("/admin/desk");
  await expect(page.getByRole("heading", { name: texts.title })).toBeVisible();
  await page.getByRole("searchbox", { name: texts.search }).fill(email);
  // Search and checkboxes work before the scripts have loaded.
  const letScriptsCome = await holdScripts(page);
  await page.getByRole("button", { name: texts.find, exact: true }).click();
  const row = page.getByRole("row", { name: number });
  await expect(row).toContainText("Payée");
  await expect(page.getByRole("row")).toHaveCount(2);
  await row.getByRole("checkbox").check();
  letScriptsCome();
  // The admin's frame around it is not the shop's.
  expect(await findViolations(page, { within: ".gutter" })).toEqual([]);
  await page.getByRole("button", { name: steps["in-workshop"] ?? "", exact: true }).click();
  await expect(row).toContainText("À l’atelier");
  const undo = page.getByRole("button", { name: /^Annuler \(\d+ s\)$/ });
  await undo.click();
  await expect(row).toContainText("Payée");
  await expect(undo).toBeHidden();

  await row.getByRole("link", { name: number }).click();
  const order = new AdminOrderPage(page);
  await order.expectState("paid");
  await order.take("in-workshop");
  await undo.click();
  await order.expectState("paid");

  await page.getByRole("button", { name: "Notes internes" }).click();
  const notes = adminMessagesIn("staff.notes", "fr");
  await page.getByLabel(notes.write).fill("Verre à revoir");
  await page.getByRole("button", { name: notes.add }).click();
  await expect(page.getByRole("listitem").getByText("Verre à revoir")).toBeVisible();
  await page.getByRole("button", { name: "E-mails", exact: true }).click();
  const words = adminMessagesIn("sales.mail", "fr");
  await expect(page.getByText(words.kinds["order-confirmation"], { exact: true })).toBeVisible();
  await expect(page.getByText(words.kinds["order-in-workshop"], { exact: true })).toBeHidden();
  await page.getByRole("button", { name: words.read, exact: true }).first().click();
  await expect(page.frameLocator("iframe").getByText(number).first()).toBeVisible();
});

test("the desk is not there for a marketer", async ({ openAdmin }) => {
  const page = await openAdmin("marketer");
  await page.goto("/admin");
  await expect(page.locator(menu)).toHaveCount(0);
  await page.goto("/admin/desk");
  await expect(page.getByRole("heading", { name: texts.title })).toBeHidden();
});
