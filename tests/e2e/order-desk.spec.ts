import { deskTextsOf } from "@/src/admin/desk/desk-texts";
import { orderStepsTextsOf } from "@/src/admin/order-steps-texts";
import { mailTextsOf } from "@/src/admin/order/mail-texts";
import { notesTextsOf } from "@/src/admin/order/notes-texts";
import { signInAtAdmin } from "./pages/admin-desk";
import { AdminOrderPage } from "./pages/admin-order-page";
import { buyWatch, paidOrder } from "./parts/form-rows";
import { expect, test } from "./shop-test";

const texts = deskTextsOf("fr");
const steps = orderStepsTextsOf("fr").steps;

test("a clerk finds an order at the desk, moves it, takes that back, and writes a note", async ({
  browser,
  deskRole,
  email,
  expectAccessible,
}) => {
  const { number } = await paidOrder(await buyWatch(email));
  const page = await signInAtAdmin(browser, deskRole);
  await page.getByRole("link", { name: texts.title, exact: true }).click();
  await expect(page.getByRole("heading", { name: texts.title })).toBeVisible();
  await page.getByRole("searchbox", { name: texts.search }).fill(email);
  await page.getByRole("button", { name: texts.find, exact: true }).click();
  const row = page.getByRole("row", { name: number });
  await expect(row).toContainText("Payée");
  await expect(page.getByRole("row")).toHaveCount(2);
  await row.getByRole("checkbox").check();
  await expectAccessible(page);
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
  const notes = notesTextsOf("fr");
  await page.getByLabel(notes.write).fill("Verre à revoir");
  await page.getByRole("button", { name: notes.add }).click();
  await expect(page.getByRole("listitem").getByText("Verre à revoir")).toBeVisible();
  await page.getByRole("button", { name: "E-mails", exact: true }).click();
  const words = mailTextsOf("fr");
  await expect(page.getByText(words.kinds["order-confirmation"], { exact: true })).toBeVisible();
  await expect(page.getByText(words.kinds["order-in-workshop"], { exact: true })).toBeHidden();
  await page.getByRole("button", { name: words.read, exact: true }).click();
  await expect(page.frameLocator("iframe").getByText(number).first()).toBeVisible();
  await page.context().close();
});

test("the desk is not there for a marketer", async ({ browser }) => {
  const page = await signInAtAdmin(browser, "marketer");
  await expect(page.getByRole("link", { name: texts.title, exact: true })).toBeHidden();
  await page.goto("/admin/desk");
  await expect(page.getByRole("heading", { name: texts.title })).toBeHidden();
  await page.context().close();
});
