import { drawingArguments, findBrowser } from "@/scripts/parts/browser.mjs";
import { ConfiguratorPage } from "./pages/configurator-page";
import { Viewer3d } from "./pages/viewer-3d";
import { expect, test } from "./shop-test";

const executablePath = findBrowser();
test.use({
  // The processor draws: half of the usual surface, and wide enough for the arrangement of a desk.
  viewport: { width: 960, height: 600 },
  // A moment at which nothing moves can be waited for.
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: drawingArguments,
  },
  contextOptions: { reducedMotion: "reduce" },
});

const watchPage = "/montres/distinction/DI01";
const isModel = (url: string) => url.includes("/api/configurator/model");

test("nothing of it is loaded before the click; then it turns by keys, announces it, and closes", async ({
  page,
  expectAccessible,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto(watchPage, { waitUntil: "networkidle" });
  const view = new Viewer3d(page);
  await expect(view.button).toBeVisible();
  const before = new Set(fetched);
  expect([...before].filter((url) => isModel(url) || url.includes("/turning"))).toEqual([]);

  await view.open();
  const late = fetched.filter((url) => !before.has(url));
  expect(late.filter(isModel)).toHaveLength(1);
  expect(late.some((url) => url.endsWith(".js"))).toBe(true);
  await expect(view.said).toHaveText(/^De face\. .*Distinction 01/);

  const front = await view.restedPicture();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowLeft");
  await expect(view.said).toHaveText(/^De trois quarts\. /);
  const turned = await view.restedPicture(front);
  await page.keyboard.press("+");
  await view.restedPicture(turned);
  await page.keyboard.press("Home");
  await expect(view.said).toHaveText(/^De face\. /);
  await expect(view.view("front")).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page);

  await page.keyboard.press("Escape");
  await expect(view.surface).toBeHidden();
  await expect(view.button).toBeFocused();
});

test("its buttons show every side, and Back closes it", { tag: "@deep" }, async ({ page }) => {
  await page.goto(watchPage);
  const here = page.url();
  const view = new Viewer3d(page);
  await view.open();
  const pictures = new Set<string>();
  let before = await view.restedPicture();
  for (const name of ["back", "side", "buckle", "front"] as const) {
    await view.view(name).click();
    await expect(view.view(name)).toHaveAttribute("aria-pressed", "true");
    before = await view.restedPicture(before);
    pictures.add(before.toString("base64"));
  }
  expect(pictures.size).toBe(4);
  await page.goBack();
  await expect(view.surface).toBeHidden();
  expect(page.url()).toBe(here);
});

test("a finger turns it", { tag: "@deep" }, async ({ page }) => {
  await page.goto(watchPage);
  const view = new Viewer3d(page);
  await view.open();
  const front = await view.restedPicture();
  const box = (await view.surface.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 90, y, { steps: 4 });
  await page.mouse.up();
  await expect(view.said).toHaveText(/^De trois quarts\. /);
  await view.restedPicture(front);
});

test(
  "a choice made meanwhile changes it, and only the changed parts are loaded",
  { tag: "@deep" },
  async ({ page, expectAccessible }) => {
    const configurator = new ConfiguratorPage(page);
    await configurator.open("step=dial");
    const view = new Viewer3d(page);
    await view.open();
    const before = await view.restedPicture();
    const parts = page.waitForResponse((answer) => isModel(answer.url()));
    await configurator.option("dial", "DI-GR").check({ force: true });
    const answer = await parts;
    expect(new URL(answer.url()).searchParams.get("only")).toBe("DI-GR,PRINT-DI-GR");
    expect((await answer.body()).byteLength).toBeLessThan(300_000);
    await expect(async () => expect((await view.picture()).equals(before)).toBe(false)).toPass();
    await expectAccessible(page);
    await configurator.openStep("caseback");
    await expect(view.said).toHaveText(/^De dos\. /);
    await view.close.click();
    await expect(configurator.preview).toBeVisible();
  },
);

test("where nothing draws in three dimensions, the pictures stay and it says so", async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(watchPage);
  const view = new Viewer3d(page);
  await view.button.click();
  await expect(page.getByText(view.texts("unsupported"))).toBeVisible();
  await expect(view.surface).toBeHidden();
});

test("a context that is lost gives the pictures back", { tag: "@deep" }, async ({ page }) => {
  await page.goto(watchPage);
  const view = new Viewer3d(page);
  await view.open();
  await view.surface.locator("canvas").evaluate((canvas: HTMLCanvasElement) => {
    canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext();
  });
  await expect(page.getByText(view.texts("lost"))).toBeVisible();
  await expect(view.surface).toBeHidden();
  // It can be requested again.
  await view.open();
});
