import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { anySelection, catalogue } from "@/tests/factories/selection";
import { parseImageQuery, parseThumbnailQuery } from "@/src/domain/contracts/image-query";
import type { Option } from "@/src/domain/watch/catalogue";
import { backImageUrl, frontImageUrl } from "@/src/domain/watch/image-query";
import { backLayers, frontLayers, type LayerSlot } from "@/src/domain/watch/layers";
import { defaultSelection } from "@/src/domain/watch/selection";
import { picturedFields, thumbnailUrl } from "@/src/domain/watch/thumbnail-query";
import type { Compositor } from "@/src/gateways/compositor/compositor";
import { composeThumbnail } from "./compose-thumbnail";
import { composeWatch } from "./compose-watch";

const hashesOf = (slots: readonly LayerSlot[]) => slots.map(({ layer }) => layer?.hash).join(" ");

/** A compositor whose addresses list the layers, so that a test can read them. */
const compositor: Compositor = {
  addressOf: ({ slots }) => hashesOf(slots),
  find: vi.fn<Compositor["find"]>(),
  compose: vi.fn<Compositor["compose"]>(),
  composeLater: vi.fn<Compositor["composeLater"]>(),
  prepareLayers: vi.fn<Compositor["prepareLayers"]>(),
  settle: () => Promise.resolve(),
  figures: () => Promise.reject(new Error("not asked for")),
};
const deps = { catalogue, compositor };

function addressOf(url: string, changes: Record<string, string> = {}) {
  const parameters = new URLSearchParams({
    ...Object.fromEntries(new URL(url, "http://shop").searchParams),
    ...changes,
  });
  const query = parseImageQuery(parameters);
  if (!query.ok) return query;
  const planned = composeWatch(query.value, deps);
  return planned.ok ? planned.value.addressIn("webp") : planned;
}

describe("any watch that can be chosen", () => {
  test("is shown from the front with its very layers", () => {
    fc.assert(
      fc.property(anySelection, (selection) => {
        expect(addressOf(frontImageUrl(selection))).toBe(hashesOf(frontLayers(selection, catalogue)));
      }),
    );
  });

  test("is shown from behind with its very layers", () => {
    fc.assert(
      fc.property(anySelection, (selection) => {
        expect(addressOf(backImageUrl(selection))).toBe(hashesOf(backLayers(selection, catalogue)));
      }),
    );
  });
});

describe("names the parameter that the catalogue can't answer", () => {
  const front = frontImageUrl(defaultSelection);
  test.each([
    ["straps", { straps: "STR-OY-xx" }],
    ["straps", { straps: "STR-XX-si" }],
    ["straps", { straps: "OY-si" }],
    ["case", { case: "CAS-SM-xx" }],
    ["case", { case: "SM-si" }],
    ["case", { case: "CB-si-open" }],
    ["hands", { hands: "HAN-NO" }],
    ["dial", { dial: "DI-NO" }],
    ["date_color", { date_color: "RED" }],
    ["bezel_insert", { bezel_insert: "DIVER-BK" }],
    ["bezel_insert", { case: "CAS-SU-si", bezel_insert: "DIVER-NO" }],
    ["bezel_insert", { case: "CAS-SU-si", bezel_insert: "0" }],
    ["strap_endlink", { strap_endlink: "1" }],
    ["strap_endlink", { straps: "STR-NY-BL", strap_endlink: "1" }],
    ["gmt_hand", { gmt_hand: "GMT-NO" }],
    ["date_magnifier", { dial: "ART-WAVE", date_magnifier: "1" }],
    ["date_color", { dial: "ART-WAVE", date_color: "BLACK" }],
  ])("%s of %o", (field, changes) => {
    expect(addressOf(front, changes)).toEqual({ ok: false, error: { field } });
  });

  const back = backImageUrl(defaultSelection);
  test.each([
    ["straps", { straps: "STR-OY-xx" }],
    ["case", { case: "CAS-SM-si" }],
    ["case", { case: "CB-xx-open" }],
    ["case", { case: "CB3-si-open" }],
    ["case", { case: "CB-si-ajar" }],
    ["rotor", { rotor: "NO" }],
    ["strap_endlink", { strap_endlink: "1" }],
  ])("from behind: %s of %o", (field, changes) => {
    expect(addressOf(back, changes)).toEqual({ ok: false, error: { field } });
  });
});

test("a part no longer sold keeps its picture", () => {
  const retired = { ...catalogue, dial: catalogue.dial.map((dial) => ({ ...dial, enabled: false })) };
  const query = parseImageQuery(new URL(frontImageUrl(defaultSelection), "http://shop").searchParams);
  expect(query.ok && composeWatch(query.value, { catalogue: retired, compositor }).ok).toBe(true);
});

test("only today's version of the catalogue is current", () => {
  const versions = [catalogue.version, "an older one", undefined].map((version) => {
    const url = frontImageUrl(defaultSelection, { ...(version && { version }) });
    const query = parseImageQuery(new URL(url, "http://shop").searchParams);
    const planned = query.ok && composeWatch(query.value, deps);
    return planned && planned.ok && planned.value.isCurrentVersion;
  });
  expect(versions).toEqual([true, false, false]);
});

describe("thumbnails", () => {
  const addressOfThumbnail = (url: string) => {
    const query = parseThumbnailQuery(new URL(url, "http://shop").searchParams);
    const planned = query.ok && composeThumbnail(query.value, deps);
    return planned && planned.ok ? planned.value.addressIn("webp") : null;
  };

  test.each(picturedFields)("every option of %s has one", (field) => {
    const options: readonly Option[] = catalogue[field];
    const urls = options.flatMap((option) => thumbnailUrl(field, option) ?? []);
    expect(urls.length).toBeGreaterThan(0);
    expect(urls.filter((url) => !addressOfThumbnail(url))).toEqual([]);
  });

  test.each([
    "dial",
    "hands",
    "caseColor",
    "bezelInsertColor",
    "gmtHand",
    "rotor",
    "dateColor",
    "strapColor",
  ] as const)("no two options of %s look the same", (field) => {
    const options: readonly Option[] = catalogue[field];
    const addresses = options.flatMap(
      (option) => addressOfThumbnail(thumbnailUrl(field, option) ?? "") ?? [],
    );
    expect(new Set(addresses).size).toBe(options.length);
  });

  test.each(["dial:NO", "warranty:36_months", "moon:DI", "strapColor:si", "secondStrap:NONE"])(
    "%s has none",
    (option) => {
      const query = parseThumbnailQuery(new URLSearchParams({ option }));
      expect(query.ok && composeThumbnail(query.value, deps)).toEqual({
        ok: false,
        error: { field: "option" },
      });
    },
  );
});
