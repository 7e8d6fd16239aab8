import { expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { defaultSelection } from "@/src/domain/watch/selection";
import { selectionAtom } from "@/src/client/state/configurator/configurator";
import {
  openConfigurator,
  boxOf,
  choose,
  step,
  undo,
  redo,
  notice,
  namesSent,
} from "@/tests/setup/browser/open-configurator";

test("a choice shows in the box, in the price and in the address", async () => {
  const { store } = await openConfigurator("?step=dial");
  await expect.element(page.getByText("320,00").first()).toBeVisible();
  await choose("dial", "ART-WAVE");
  expect(boxOf("dial", "ART-WAVE").checked).toBe(true);
  await expect.poll(() => window.location.search).toBe("?dial=ART-WAVE&step=dial");
  expect(store.get(selectionAtom).dial).toBe("ART-WAVE");
});

test("options that had to change are reported with the reason, and can be reverted there", async () => {
  const { store } = await openConfigurator();
  await choose("caseType", "SU");
  await expect.element(notice).toHaveTextContent(/Diamètre.*36 mm devient 40 mm/);
  await expect.element(notice).toHaveTextContent("n’existe pas dans tous les diamètres");
  await notice.getByRole("button", { name: "Revenir en arrière" }).click();
  await expect.element(notice).not.toBeInTheDocument();
  expect(store.get(selectionAtom)).toEqual(defaultSelection);
});

test("the notice disappears with the next choice", async () => {
  await openConfigurator();
  await choose("caseType", "SU");
  await expect.element(notice).toBeVisible();
  await step("Cadran").click();
  await choose("dial", "DI-GR");
  await expect.element(notice).not.toBeInTheDocument();
});

test("undo and redo name what they do, and the address follows", async () => {
  await openConfigurator("?step=dial");
  await expect.element(undo).toHaveAttribute("aria-disabled", "true");
  await choose("dial", "ART-WAVE");
  await expect.element(undo).toHaveAccessibleName(/^Annuler\s: Cadran, /);
  await undo.click();
  await expect.poll(() => window.location.search).toBe("?step=dial");
  await expect.element(undo).toHaveAttribute("aria-disabled", "true");
  await redo.click();
  await expect.poll(() => window.location.search).toBe("?dial=ART-WAVE&step=dial");
  await expect.element(redo).toHaveAttribute("aria-disabled", "true");
});

test("the keyboard undoes and redoes", async () => {
  const { store } = await openConfigurator("?step=dial");
  await choose("dial", "ART-WAVE");
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.poll(() => store.get(selectionAtom).dial).toBe(defaultSelection.dial);
  await userEvent.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
  await expect.poll(() => store.get(selectionAtom).dial).toBe("ART-WAVE");
});

test("undoing typed text undoes no choice", async () => {
  const { store } = await openConfigurator("?dial=ART-WAVE&step=hands");
  await choose("hands", boxOf("hands", otherHands()).value);
  const chosen = store.get(selectionAtom).hands;
  await page.getByRole("searchbox").fill("dau");
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(store.get(selectionAtom).hands).toBe(chosen);
});

/** Some hands other than the chosen ones. */
function otherHands(): string {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[name="hands"][type="radio"]')];
  const other = boxes.find(({ checked }) => !checked);
  if (!other) throw new Error("There are no other hands.");
  return other.value;
}

test("an address opens its watch at its step, and unrelated parameters stay", async () => {
  const { store } = await openConfigurator("?utm_source=letter&dial=ART-WAVE&step=dial");
  await expect.element(page.getByRole("heading", { name: "Cadran" })).toBeVisible();
  expect(store.get(selectionAtom).dial).toBe("ART-WAVE");
  await choose("dial", "DI-GR");
  await expect.poll(() => window.location.search).toBe("?utm_source=letter&dial=DI-GR&step=dial");
});

test("an address without a valid watch opens the default one", async () => {
  const { store } = await openConfigurator("?dial=NOTHING");
  await expect.poll(() => window.location.search).toBe("");
  expect(store.get(selectionAtom)).toEqual(defaultSelection);
});

test("a reset can be undone", async () => {
  const { store } = await openConfigurator("?step=dial");
  await choose("dial", "ART-WAVE");
  await page.getByRole("button", { name: "Repartir de zéro" }).click();
  expect(store.get(selectionAtom)).toEqual(defaultSelection);
  await expect.element(undo).toHaveAccessibleName(/retour à la montre de départ$/);
  await undo.click();
  expect(store.get(selectionAtom).dial).toBe("ART-WAVE");
});

test("a surprise can be undone", async () => {
  const { store } = await openConfigurator();
  await page.getByRole("button", { name: "Surprise" }).click();
  await expect.poll(() => store.get(selectionAtom)).not.toEqual(defaultSelection);
  await undo.click();
  expect(store.get(selectionAtom)).toEqual(defaultSelection);
});

test("the rail shows the current step, and the back is shown with the case back", async () => {
  await openConfigurator();
  await step("Fond et rotor").click();
  await expect.element(page.getByRole("heading", { name: "Fond et rotor" })).toBeVisible();
  await expect.element(page.getByText("6 sur 7")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Dos" })).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => window.location.search).toBe("?step=caseback");
});

test("a watch cannot be turned while one of its parts has no solid shape", async () => {
  await openConfigurator("?step=dial", {}, ["ART-WAVE"]);
  const turn = page.getByRole("button", { name: "Tourner" });
  await expect.element(turn).toBeVisible();
  await choose("dial", "ART-WAVE");
  await expect.element(turn).not.toBeInTheDocument();
  await choose("dial", "DI-GR");
  await expect.element(turn).toBeVisible();
});

test("hands are found by name, and the chosen ones stay chosen though they are hidden", async () => {
  const { store } = await openConfigurator("?step=hands");
  const chosen = store.get(selectionAtom).hands;
  await page.getByRole("searchbox").fill("zzzz");
  await expect.element(page.getByText("Aucune aiguille ne correspond.")).toBeVisible();
  expect(store.get(selectionAtom).hands).toBe(chosen);
  await page.getByRole("button", { name: "Tout afficher" }).click();
  await expect.poll(() => boxOf("hands", chosen ?? "").checked).toBe(true);
});

test("the lines of the price add up to it", async () => {
  await openConfigurator("?dial=ART-WAVE");
  await page.getByRole("button", { name: "Détail du prix" }).click();
  const detail = page.getByText("Base, montre automatique").element().closest("dl");
  const amounts = [...(detail?.querySelectorAll("dd") ?? [])].map((line) => amountOf(line.textContent));
  const price = page.getByText("Prix", { exact: true }).element().closest("p");
  expect(amounts.length).toBeGreaterThan(1);
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(amountOf(price?.textContent));
});

/** Cents of "1 234,50 €". */
const amountOf = (text = "") => Number(text.replaceAll(/[^\d-]/g, ""));

test("Back reverts the last choice, and stays on the page", async () => {
  const { store } = await openConfigurator("?step=dial");
  await choose("dial", "ART-WAVE");
  await choose("dial", "DI-GR");
  await expect.poll(() => window.location.search).toBe("?dial=DI-GR&step=dial");
  window.history.back();
  await expect.poll(() => store.get(selectionAtom).dial).toBe("ART-WAVE");
  await expect.poll(() => window.location.search).toBe("?dial=ART-WAVE&step=dial");
});

test("two versions are shown side by side, and the first can be restored", async () => {
  const { store } = await openConfigurator("?step=dial");
  const compare = page.getByRole("button", { name: "Comparer" });
  await expect.element(compare).not.toBeInTheDocument();
  await choose("dial", "ART-WAVE");
  await compare.click();
  const row = page.getByRole("row").filter({ hasText: "Cadran" });
  await expect.element(row).toHaveTextContent(/Bleu nuit.*Vague guillochée/);
  await page.getByRole("button", { name: "Revenir à la première" }).click();
  expect(store.get(selectionAtom)).toEqual(defaultSelection);
  await expect.element(compare).not.toBeInTheDocument();
});

test("Enter on an option buys nothing", async () => {
  await openConfigurator("?step=dial");
  boxOf("dial", "DI-GR").focus();
  await userEvent.keyboard("{Enter}");
  expect(await namesSent()).toEqual([]);
});

test("a picture that fails to load is reported, and requested again", async () => {
  await openConfigurator("?dial=ART-COMET2", { pictures: [{ isLost: true }] });
  await expect.element(page.getByText("L’image n’est pas arrivée.")).toBeVisible();
  await commands.scriptShop({});
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect.element(page.getByText("L’image n’est pas arrivée.")).not.toBeInTheDocument();
});
