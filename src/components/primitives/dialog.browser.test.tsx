import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "@/tests/setup/browser/show";
import { Dialog } from "./dialog";

function Page() {
  const [isOpen, setOpen] = useState(false);
  const [isGone, setGone] = useState(false);
  return (
    <>
      {!isGone && (
        <button type="button" onClick={() => setOpen(true)}>
          Ouvrir
        </button>
      )}
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Choisir" closeLabel="Fermer">
        <input aria-label="Nom" />
        <button type="button" onClick={() => setGone(true)}>
          Retirer
        </button>
      </Dialog>
      <main id="contenu" tabIndex={-1} />
      <button type="button">Derrière</button>
    </>
  );
}

const opener = page.getByRole("button", { name: "Ouvrir" });
const dialog = page.getByRole("dialog", { name: "Choisir" });
const name = page.getByRole("textbox", { name: "Nom" });
const close = page.getByRole("button", { name: "Fermer" });

test("its content is not in the page before it was opened", async () => {
  const { container } = await show(<Page />);
  expect(container.querySelector("input")).toBeNull();
  await opener.click();
  await expect.element(name).toBeVisible();
});

test("the focus goes in, stays in and comes back", async () => {
  await show(<Page />);
  await opener.click();
  await expect.element(close).toHaveFocus();
  await userEvent.tab();
  await expect.element(name).toHaveFocus();
  for (let times = 0; times < 3; times += 1) {
    await userEvent.tab();
    expect(document.activeElement?.textContent).not.toBe("Derrière");
  }
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test("its owner gets the Escape event: it opens again afterwards", async () => {
  await show(<Page />);
  await opener.click();
  await userEvent.keyboard("{Escape}");
  await opener.click();
  await expect.element(dialog).toBeVisible();
});

test("its owner gets an event where the browser closes it by itself, and the focus is never lost", async () => {
  const { container } = await show(<Page />);
  await opener.click();
  container.querySelector("dialog")?.close();
  await opener.click();
  await expect.element(dialog).toBeVisible();
  await page.getByRole("button", { name: "Retirer" }).click();
  container.querySelector("dialog")?.close();
  await expect.element(page.getByRole("main")).toHaveFocus();
});

test("a press beside it closes, a press in it does not", async () => {
  await show(<Page />);
  await opener.click();
  await name.click();
  await expect.element(dialog).toBeVisible();
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
  await expect.element(dialog).not.toBeInTheDocument();
});

test("pressed twice it opens and stays: the second press is not meant for what is beneath it", async () => {
  await show(<Page />);
  await opener.dblClick();
  await expect.element(dialog).toBeVisible();
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
  await expect.element(dialog).not.toBeInTheDocument();
});

test("a typed text is still there when it is opened again", async () => {
  await show(<Page />);
  await opener.click();
  await name.fill("Ada");
  await close.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await opener.click();
  await expect.element(name).toHaveValue("Ada");
});
