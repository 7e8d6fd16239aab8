import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { show } from "@/tests/setup/browser/show";
import { loadLightbox } from "./load-lightbox";
import { ZoomArea } from "./zoom-area";

const texts = { close: "Close", zoom: "Zoom", previous: "Previous", next: "Next", error: "Lost" };
const drawing = (edge: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}"/>`)}`;
const wait = { timeout: 5000 };

test("the gallery shows the small picture until the large one is loaded, and Back closes it", async () => {
  await show(
    <ZoomArea label="Pictures" texts={texts}>
      <a data-zoom="" data-width="2000" data-height="2000" href={drawing(2000)}>
        <img src={drawing(40)} alt="A watch" width={40} height={40} />
      </a>
    </ZoomArea>,
  );
  await loadLightbox();
  await expect.poll(() => document.querySelector("img")?.naturalWidth).toBe(40);
  const shown: string[] = [];
  const observer = new MutationObserver(() => {
    for (const image of document.querySelectorAll<HTMLImageElement>(".pswp img")) shown.push(image.src);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await userEvent.click(document.querySelector("img")!);
  await expect.poll(() => shown, wait).toContain(drawing(2000));
  expect(shown[0]).toBe(drawing(40));
  observer.disconnect();
  window.history.back();
  await expect.poll(() => document.querySelector(".pswp"), wait).toBe(null);
});
