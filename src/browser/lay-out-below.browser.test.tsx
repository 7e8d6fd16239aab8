import { afterEach, beforeEach, expect, test } from "vitest";
import { layOutBelow, layOutWhole } from "./lay-out-below";

const root = document.documentElement;
const sheet = document.createElement("style");
sheet.textContent = "[data-arriving] :is(main > :nth-child(n + 3), footer) { content-visibility: auto }";

const visibilities = () =>
  Array.from(
    document.querySelectorAll("main > *, footer"),
    (part) => getComputedStyle(part).contentVisibility,
  );

beforeEach(() => {
  document.head.append(sheet);
  root.dataset.arriving = "";
  document.body.innerHTML = "<main><p>1</p><p>2</p><p>3</p><p>4</p></main><footer>5</footer>";
});
afterEach(() => {
  layOutWhole();
  sheet.remove();
});

test("what waits is laid out a part at a time, and then nothing waits any more", async () => {
  expect(visibilities()).toEqual(["visible", "visible", "auto", "auto", "auto"]);
  const seen = new Set<string>();
  const watch = new MutationObserver(() => seen.add(visibilities().join(" ")));
  watch.observe(root, { attributes: true, subtree: true });
  await layOutBelow();
  await Promise.resolve();
  watch.disconnect();
  expect([...seen]).toEqual([
    "visible visible visible auto auto",
    "visible visible visible visible auto",
    "visible visible visible visible visible",
  ]);
  expect(root.dataset.arriving).toBeUndefined();
});

test("a page that does not wait is left as it is", async () => {
  layOutWhole();
  await layOutBelow();
  expect(document.querySelector("[style]")).toBeNull();
});

test("letters that are on their way are waited for", async () => {
  const face = new FontFace("Late", "url(/never-there.woff2)");
  document.fonts.add(face);
  const failed = face.load().catch(() => "failed");
  const whole = layOutBelow();
  expect(await failed).toBe("failed");
  expect(visibilities()).toContain("auto");
  await whole;
  expect(visibilities()).not.toContain("auto");
  document.fonts.delete(face);
});
