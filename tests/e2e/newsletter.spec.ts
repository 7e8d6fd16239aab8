import * as v from "valibot";
import type { Locale } from "@/src/domain/locale/locale";
import { AdminForm } from "./pages/admin-form";
import { mailboxUrl, shopUrl } from "./parts/addresses";
import { mailsTo, onlyMailTo, type Mail } from "./parts/mailbox";
import { accountOf } from "./parts/staff";
import { expect, test } from "./shop-test";

/** Separates the mails of this run from those of others. */
const run = Date.now().toString(36);

const words = {
  fr: {
    subject: `Un givre d’atelier ${run}`,
    intro: "Il est arrivé ce matin.",
    text: "Le bleu tient du givre.",
    button: "Le voir",
  },
  jp: { subject: `工房の霜 ${run}`, intro: "今朝届きました。", text: "霜のような青です。", button: "見る" },
} as const satisfies Partial<Record<Locale, object>>;

type Read = keyof typeof words;

const subscribers = v.object({ docs: v.tuple([v.object({ state: v.string() })]) });

/** Subscribes to the newsletter and confirms by the link of the mail. */
async function subscribe(email: string, lang: Read): Promise<void> {
  const post = (path: string, data: object) =>
    fetch(shopUrl + path, {
      method: "POST",
      headers: { "content-type": "application/json", origin: shopUrl },
      body: JSON.stringify(data),
    });
  expect((await post("/api/newsletter", { email, lang })).status).toBe(200);
  const query = /\/newsletter\/confirmation\?(\S+)/.exec((await onlyMailTo(email)).text)?.[1];
  expect((await post("/api/newsletter/confirm", { lang, query })).status).toBe(200);
}

/** The mail of that subject to an address. */
async function mailOf(email: string, subject: string): Promise<Mail> {
  const found = async () => (await mailsTo(email)).filter((mail) => mail.subject === subject);
  await expect(async () => expect(await found()).toHaveLength(1)).toPass();
  const [mail] = await found();
  if (!mail) throw new Error(`No mail “${subject}” to ${email}.`);
  return mail;
}

test("a newsletter is composed, previewed, tested, sent to confirmed subscribers, and left with one click", async ({
  openAdmin,
  marketer,
  staffRole,
  email,
}) => {
  const readers: Readonly<Record<Read, string>> = { fr: email, jp: email.replace("@", ".jp@") };
  await Promise.all([subscribe(readers.fr, "fr"), subscribe(readers.jp, "jp")]);
  const page = await openAdmin(staffRole);
  const form = new AdminForm(page);
  const write = async ({ subject, intro, text, button }: (typeof words)[Read]) => {
    await page.locator("#field-subject").fill(subject);
    await page.locator("#field-intro").fill(intro);
    await form.write("blocks", 0, text);
    await page.locator("#field-blocks__2__link__label").fill(button);
  };
  await form.open("newsletters/create");
  await page.locator("#field-languages .rs__control").click();
  await page.locator("#field-languages .rs__option", { hasText: "日本語" }).click();
  await form.addBlock("Texte");
  await form.addBlock("Image");
  await page.locator("#field-blocks__1__illustration__watch .rs__control").click();
  await page.locator("#field-blocks__1__illustration__watch .rs__option").first().click();
  await form.addBlock("Bouton");
  await page.locator("#field-blocks__2__link__href").fill("/montres");
  await write(words.fr);
  await form.publish();
  await form.expectSaved();
  await form.openIn("jp");
  for (const place of [0, 2]) await form.unfold("blocks", place);
  await write(words.jp);
  await form.publish();
  await form.expectSaved();

  // Everything is in view: Chromium sends a click during a scroll to the frame that was there before.
  await page.setViewportSize({ width: 1280, height: 4000 });
  const sheet = page.getByRole("region", { name: "La lettre, telle qu’elle arrive" });
  await sheet.getByRole("button", { name: "Montrer la lettre enregistrée" }).click();
  for (const [locale, name] of [
    ["fr", "Français"],
    ["jp", "日本語"],
  ] as const) {
    await sheet.getByRole("button", { name: new RegExp(`^${name} · [1-9]`) }).click();
    const mail = sheet.frameLocator(`iframe[title="La lettre en ${name}"]`);
    await expect(mail.getByText(words[locale].text)).toBeVisible();
    await expect(mail.getByRole("link", { name: words[locale].button })).toBeVisible();
  }
  await sheet.getByRole("button", { name: "M’envoyer un essai (日本語)" }).click();
  await expect(page.getByText("L’essai est parti vers votre adresse.")).toBeVisible();
  await mailOf(accountOf(staffRole).email, words.jp.subject);

  await sheet.getByRole("button", { name: "Envoyer la lettre…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Envoyer maintenant" }).click();
  await expect(page.getByText("La lettre est en route.")).toBeVisible();
  for (const locale of ["fr", "jp"] as const) {
    const { subject, text } = words[locale];
    expect((await mailOf(readers[locale], subject)).text).toContain(text);
  }
  const { id } = await mailOf(readers.fr, words.fr.subject);
  const raw = (await (await fetch(`${mailboxUrl}/mails/${id}/raw`)).text()).replaceAll(/\r?\n[ \t]+/g, " ");
  expect(raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  const leave = /^List-Unsubscribe: <(\S+)>/m.exec(raw)?.[1] ?? "no address";
  const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  expect((await fetch(leave, { method: "POST", body })).status).toBe(200);
  const reader = await marketer.read(`subscribers?where[email][equals]=${encodeURIComponent(readers.fr)}`);
  expect(v.parse(subscribers, reader).docs[0].state).toBe("left");

  await expect(async () => {
    await page.reload();
    await expect(sheet.getByRole("definition").nth(1)).toHaveText(/^([2-9]|\d\d)/, { timeout: 1_000 });
  }).toPass();
  await page.goto("/admin/collections/newsletters?locale=fr");
  await expect(page.getByRole("row", { name: words.fr.subject })).toContainText("Envoyée");
});
