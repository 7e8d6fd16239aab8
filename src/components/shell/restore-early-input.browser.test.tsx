import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { RestoreEarlyInput } from "./restore-early-input";

const shop = (
  <>
    <RestoreEarlyInput />
    <form>
      <input aria-label="name" name="name" defaultValue="" />
      <input aria-label="mail" name="email" type="email" />
      <textarea aria-label="note" name="note" defaultValue="" />
      <input aria-label="agree" name="agree" type="checkbox" />
      <select aria-label="country" name="country">
        <option>FR</option>
        <option>JP</option>
      </select>
    </form>
    <form>
      <input aria-label="other mail" name="email" type="email" />
    </form>
  </>
);

/**
 * Types before the script starts.
 * @param change changes by browser extensions
 */
async function typeEarly(change: () => void) {
  const root = document.createElement("div");
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(shop);
  await page.getByLabelText("name").fill("Ada");
  await page.getByLabelText("note").fill("Bonjour");
  await page.getByLabelText("agree").click();
  await page.getByLabelText("country").selectOptions("JP");
  await page.getByLabelText("mail", { exact: true }).fill("ada@example.com");
  const early = page.getByLabelText("name").element();
  change();
  const recovered = new Promise<void>((resolve) => {
    hydrateRoot(root, shop, { onRecoverableError: () => resolve() });
  });
  return { early, recovered };
}

async function expectKept() {
  await expect.element(page.getByLabelText("name")).toHaveValue("Ada");
  await expect.element(page.getByLabelText("mail", { exact: true })).toHaveValue("ada@example.com");
  await expect.element(page.getByLabelText("mail", { exact: true })).toHaveFocus();
  await expect.element(page.getByLabelText("note")).toHaveValue("Bonjour");
  await expect.element(page.getByLabelText("agree")).toBeChecked();
  await expect.element(page.getByLabelText("country")).toHaveValue("JP");
  await expect.element(page.getByLabelText("other mail")).toHaveValue("");
}

test.each(["afterend", "beforebegin"] as const)(
  "what was typed early stays where a password manager puts an element of its own %s of a field",
  async (side) => {
    const { early, recovered } = await typeEarly(() => {
      const field = page.getByLabelText("mail", { exact: true }).element();
      field.insertAdjacentElement(side, document.createElement("password-manager-button"));
    });
    await recovered;
    // React has recreated the page: otherwise there was nothing to restore.
    await expect.poll(() => early.isConnected).toBe(false);
    await expectKept();
  },
);
