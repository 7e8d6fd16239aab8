import { AdminForm } from "./pages/admin-form";
import { expect, test } from "./shop-test";

/** As on a machine with other work: the editor's own patience ends after that, ms. */
const busy = 500;

const title = "the last words of a text are saved, however soon and however busy the browser is";
test(title, { tag: "@deep" }, async ({ openAdmin, staffRole }) => {
  const page = await openAdmin(staffRole);
  await page.addInitScript((delay) => {
    window.requestIdleCallback = (run) =>
      Number(setTimeout(() => run({ didTimeout: true, timeRemaining: () => 0 }), delay));
    window.cancelIdleCallback = clearTimeout;
  }, busy);
  const form = new AdminForm(page);
  const text = page.locator("#blocks-row-0 [contenteditable=true]");
  await form.open("newsletters/create");
  await page.locator("#field-subject").fill("Derniers mots");
  await page.locator("#field-intro").fill("Une phrase.");
  await form.addBlock("Texte");
  await form.write("blocks", 0, "Oui");
  await form.publish();
  await form.expectSaved();
  await text.press("Control+End");
  await page.keyboard.insertText(", toujours");
  await page.keyboard.press("Control+s");
  await form.expectSaved();
  await form.openIn("fr");
  await form.unfold("blocks", 0);
  await expect(text).toHaveText("Oui, toujours");
  await form.delete();
});
