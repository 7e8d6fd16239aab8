import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchRareLetters } from "./rare-letters";

const onFound = vi.fn<() => void>();
let end: () => void;

const watch = () => {
  end = watchRareLetters("時計の部品–", onFound);
};
const write = (tag: "p" | "input", text: string) => {
  const element = document.createElement(tag);
  if (element instanceof HTMLInputElement) element.value = text;
  else element.textContent = text;
  return document.body.appendChild(element);
};
/** Observers are told after the script that changed the page. */
const told = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  onFound.mockReset();
  document.body.replaceChildren();
});
afterEach(() => end());

test("known letters and signs, Latin ones, Korean ones and the space in a price are not rare", async () => {
  write("p", "時計の部品 – Atelier 시계 54\u202F080\u00A0¥");
  watch();
  write("p", "部品の時計");
  await told();
  expect(onFound).not.toHaveBeenCalled();
});

test.each(["鷗", "𠮷", "ヴ", "※", "①"])("%s stands there already", (letter) => {
  write("p", `時計の${letter}`);
  watch();
  expect(onFound).toHaveBeenCalledOnce();
});

test("one comes later, and is told of once", async () => {
  watch();
  write("p", "鷗");
  await told();
  write("p", "鷗");
  await told();
  expect(onFound).toHaveBeenCalledOnce();
});

test("a text that stood there becomes another", async () => {
  const text = write("p", "時計").firstChild;
  watch();
  if (text) text.nodeValue = "鷗";
  await told();
  expect(onFound).toHaveBeenCalledOnce();
});

test("a field comes with one", async () => {
  watch();
  write("input", "鷗");
  await told();
  expect(onFound).toHaveBeenCalledOnce();
});

test("one is typed", () => {
  const field = write("input", "");
  watch();
  if (field instanceof HTMLInputElement) field.value = "鷗";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  expect(onFound).toHaveBeenCalledOnce();
});

test("nothing is told after the end", async () => {
  watch();
  end();
  write("p", "鷗");
  await told();
  expect(onFound).not.toHaveBeenCalled();
});
