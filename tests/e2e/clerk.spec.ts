import { adminMessagesIn } from "@/src/i18n/admin-messages";
import type { Page } from "@playwright/test";
import type { CardDialogTexts } from "@/src/admin/gift-card/card-dialog";
import { AdminOrderPage } from "./pages/admin-order-page";
import { buyWatch, paidOrder } from "./parts/form-rows";
import { mailsTo, type Mail } from "./parts/mailbox";
import { findOrders } from "./parts/staff";
import { expect, test } from "./shop-test";
import { textsOf } from "./texts";

/** Completes a dialog about a card: fields and reason, then the confirmation. */
async function decide(page: Page, texts: CardDialogTexts, typed: Readonly<Record<string, string>>) {
  await page.getByRole("button", { name: texts.title, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: texts.title });
  for (const [label, value] of Object.entries(typed)) await dialog.getByLabel(label).fill(value);
  await dialog.getByRole("button", { name: texts.review }).click();
  await dialog.getByRole("button", { name: texts.confirm, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test("a clerk sends a mail again, records a withdrawal, refunds everything, and finds it in the month", async ({
  openAdmin,
  deskRole,
  email,
  marketer,
}) => {
  const { number } = await paidOrder(await buyWatch(email));
  const [bought] = await findOrders(marketer, "number", number);
  const order = new AdminOrderPage(await openAdmin(deskRole));
  await order.open(bought?.id ?? 0);
  await order.expectState("paid");

  const about = async (words: string): Promise<Mail[]> =>
    (await mailsTo(email)).filter(({ subject }) => subject.includes(words));
  await expect.poll(() => about(number)).toHaveLength(1);
  // The buyer's confirmation comes first, then the mail to staff.
  const resend = order.page
    .getByRole("button", { name: adminMessagesIn("sales.mail", "fr").resend, exact: true })
    .first();
  // The page shows the state at its opening: the email may not have been sent by then.
  await expect(async () => {
    await order.page.reload();
    await order.page.getByRole("button", { name: "E-mails", exact: true }).click();
    await expect(resend).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await resend.click();
  await expect.poll(() => about(number)).toHaveLength(2);

  await order.open(bought?.id ?? 0);
  await order.take("withdrawn");
  await order.page.getByRole("button", { name: "Commande", exact: true }).click();
  await order.refund({ pieces: 1 }, "310", "Rétractation");
  await expect(async () => {
    await order.page.reload();
    await order.expectState("refunded");
  }).toPass();

  const books = adminMessagesIn("sales.books", "fr");
  await order.page.goto("/admin/accounting");
  await expect(order.page.getByRole("heading", { name: books.title })).toBeVisible();
  const [file] = await Promise.all([
    order.page.waitForEvent("download"),
    order.page.getByRole("link", { name: books.journal }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
  const rows = Buffer.concat(chunks)
    .toString("utf8")
    .split(/\r?\n/)
    .filter((row) => row.includes(number));
  // The sale and its refund.
  expect(rows).toEqual([expect.stringMatching(/[^-]310\.00/), expect.stringContaining("-310.00")]);
});

test(
  "a clerk issues a card and blocks it: it cannot be spent",
  { tag: "@deep" },
  async ({ openAdmin, page, deskRole, email }) => {
    const cards = adminMessagesIn("browser.giftCards", "fr");
    const desk = await openAdmin(deskRole);
    await desk.goto("/admin/collections/gift-cards");
    await decide(desk, cards.issue, {
      [cards.fields.amount]: "40",
      [cards.fields.name]: "Ada Lovelace",
      [cards.fields.email]: email,
      [cards.fields.reason]: "Geste de la maison",
    });
    const path = /\/carte-cadeaux\/([0-9A-Z]{4}-){6}[0-9A-Z]{4}/;
    const sent = async () => (await mailsTo(email)).map(({ text }) => path.exec(text)?.[0]).find(Boolean);
    await expect.poll(sent).toBeTruthy();
    const address = (await sent()) ?? "";
    const texts = textsOf("fr")["gift-card"];
    await page.goto(address);
    await expect(page.getByRole("button", { name: texts("use.amount") })).toBeVisible();

    await desk.goto(`/admin/collections/gift-cards?search=${encodeURIComponent(email)}`);
    await desk.locator("tbody tr a").first().click();
    await decide(desk, cards.block, { [cards.fields.reason]: "Carte perdue" });
    await expect(desk.getByText("Carte perdue")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button", { name: texts("use.amount") })).toHaveCount(0);
    await expect(page.getByRole("main")).toContainText(texts("status.frozen"));
  },
);
