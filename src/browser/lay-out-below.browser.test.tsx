import { afterEach, beforeEach, expect, test } from "vitest";
import "@/src/styles/base.css";
import { layOutBelow, layOutWhole } from "./lay-out-below";

const root = document.documentElement;

const visibilities = () =>
  Array.from(
    document.querySelectorAll("main > *, footer"),
    (part) => getComputedStyle(part).contentVisibility,
  );

beforeEach(() => {
  root.dataset.arriving = "";
  document.body.innerHTML =
    "<main><section>1</section><section>2</section><section>3</section><aside>4</aside></main><footer>5</footer>";
});
afterEach(layOutWhole);

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
