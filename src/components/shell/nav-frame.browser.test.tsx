import { expect, test } from "vitest";
import { show } from "@/tests/setup/browser/show";
import { NavFrame } from "./nav-frame";

const page = (
  <>
    <NavFrame overPaths>bar</NavFrame>
    <section data-hero="" style={{ blockSize: "1200px", paddingBlockStart: "700px" }}>
      <h1 style={{ margin: 0 }}>Title</h1>
    </section>
    <div style={{ blockSize: "3000px" }} />
  </>
);

test("the bar is clear over the hero's picture and solid before its words come under it", async () => {
  await show(page, { path: "/fr" });
  const bar = document.querySelector("header");
  await expect.poll(() => bar?.hasAttribute("data-clear")).toBe(true);
  window.scrollTo(0, 500);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(bar?.hasAttribute("data-clear")).toBe(true);
  window.scrollTo(0, 680);
  await expect.poll(() => bar?.hasAttribute("data-clear")).toBe(false);
  window.scrollTo(0, 0);
  await expect.poll(() => bar?.hasAttribute("data-clear")).toBe(true);
});
