import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { locales } from "@/src/domain/locale/locale";
import { printManual, type PrintDeps } from "@/src/services/content/print-manual";
import { pageContentOf } from "@/src/server/runtime/page-content-of";
import { manualLayout, manualPicture, printedManual } from "@/src/server/runtime/printed-manuals";
import { staffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let deps: PrintDeps;
beforeAll(async () => {
  open = await openShop();
  deps = {
    content: pageContentOf(open.payload),
    pictureAsJpeg: manualPicture(open.shop.store),
    words: { brand: "Maison Essai", label: "Manuel 1", contents: "Sommaire" },
    look: await open.shop.paperLook(),
    origin: open.shop.origin,
    layout: manualLayout,
  };
});
afterAll(() => open.close());

describe("manuals read from the CMS", () => {
  test("are the three of the seed, in their order, complete in every language", async () => {
    const manuals = await deps.content.manuals();
    expect(manuals.map(({ number }) => number)).toEqual([1, 2, 3]);
    for (const { title, sections } of manuals) {
      for (const locale of locales) expect(title[locale]).toBeTruthy();
      for (const { body } of sections) expect(Object.keys(body).toSorted()).toEqual([...locales].toSorted());
    }
  });

  test("carry the figures of their chapters", async () => {
    const [first] = await deps.content.manuals();
    expect(first?.sections.map(({ figure }) => figure?.drawing ?? null)).toEqual([
      null,
      "crown",
      null,
      null,
      "date-hours",
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(first?.sections[2]?.figure).toMatchObject({
      crop: "rotor",
      illustration: { watch: "DI03", view: "back" },
    });
  });
});

describe("a printed manual", () => {
  test.each(locales)("is a PDF in %s", async (locale) => {
    const manual = await printManual(deps, 1, locale);
    expect(manual).not.toBeNull();
    const { bytes } = await printedManual(manual!);
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe("%PDF-");
    expect(bytes.byteLength).toBeGreaterThan(20_000);
  });

  test("does not exist for an unknown number", async () => {
    expect(await printManual(deps, 99, "fr")).toBeNull();
  });

  test("is not cached while a picture of it is missing", async () => {
    const bare = {
      ...deps,
      pictureAsJpeg: async () => null,
      words: { brand: "Maison Essai", label: "Manuel 3", contents: "" },
    };
    const printed = await printedManual((await printManual(bare, 3, "es"))!);
    expect(printed.isComplete).toBe(false);
    expect(await printedManual((await printManual(bare, 3, "es"))!)).not.toBe(printed);
  });

  test("is rendered once until an edit changes it", async () => {
    const picture = await sharp({ create: { width: 9, height: 6, channels: 3, background: "white" } })
      .jpeg()
      .toBuffer();
    const whole = { ...deps, pictureAsJpeg: async () => picture };
    const before = await printManual(whole, 2, "fr");
    const again = await printManual(whole, 2, "fr");
    expect(again?.mark).toBe(before?.mark);
    expect(await printedManual(again!)).toBe(await printedManual(before!));

    const marketer = await staffMember(open, "marketer");
    const [row] = await open.rows<{ id: number }>("select id from manuals where number = 2");
    const answer = await marketer.ask("PATCH", `/api/manuals/${row!.id}?locale=fr`, {
      title: "La quatrième aiguille",
    });
    expect(answer.status).toBe(200);
    const after = await printManual(whole, 2, "fr");
    expect(after?.mark).not.toBe(before?.mark);
    expect((await after!.gather()).document.title).toBe("La quatrième aiguille");
  });
});
