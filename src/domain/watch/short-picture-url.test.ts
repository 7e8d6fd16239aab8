import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseImageQuery, parseThumbnailQuery } from "@/src/domain/contracts/image-query";
import { backImageUrl, frontImageUrl } from "./image-query";
import {
  crops,
  pictureWidths,
  stages,
  type Crop,
  type PictureAddress,
  type PictureWidth,
  type Stage,
} from "./picture-view";
import { defaultSelection } from "./selection";
import { isCurrentVersion, longPictureUrl, shortPictureUrl } from "./short-picture-url";
import { thumbnailUrl } from "./thumbnail-query";

const version = "0f3c91aa7b20d4e1";

const queryOf = (url: string) => new URLSearchParams(url.split("?")[1]);

/** The long address behind a short one, as the route finds it. */
function longOf(short: string): string {
  const [, folder, picture = "", view = ""] = short.split("/");
  expect(folder).toBe("img");
  const long = longPictureUrl(decodeURIComponent(picture), decodeURIComponent(view));
  if (long === null) throw new Error(`${short} is not read.`);
  return long;
}

const withMark = (url: string) => url.replace(`v=${version}`, `v=${version.slice(0, 6)}`);

test.each<readonly [string, string]>([
  [
    frontImageUrl(defaultSelection, { format: "smallest", version, width: 480, stage: "sable" }),
    "/img/f~OY-si~SM-si~DIS-SI~DI/sable-480-0f3c91",
  ],
  [
    backImageUrl(
      { ...defaultSelection, strapEndlink: "WITH" },
      { format: "smallest", version, crop: "caseback" },
    ),
    "/img/b~OY-si~si-open~NORMAL~e~1/givre-caseback-1000-0f3c91",
  ],
  [
    thumbnailUrl(
      "strapColor",
      { key: "BR", family: "LE" },
      { format: "smallest", width: 320, stage: "craie" },
    ) ?? "",
    "/img/o~strapColor:STR-LE-BR/craie-320",
  ],
])("%s is short as %s", (long, short) => {
  expect(shortPictureUrl(long)).toBe(short);
});

const view = fc.record(
  {
    width: fc.constantFrom(...pictureWidths),
    crop: fc.constantFrom(...(Object.keys(crops) as Crop[])),
    stage: fc.constantFrom(...(Object.keys(stages) as Stage[])),
    version: fc.constant(version),
    format: fc.constant("smallest" as const),
  },
  { requiredKeys: ["format"] },
) as fc.Arbitrary<PictureAddress>;

const watch = fc.record({
  strapStyle: fc.constantFrom("OY", "LE"),
  strapColor: fc.constantFrom("si", "BL-2"),
  strapEndlink: fc.constantFrom("WITH", "WITHOUT"),
  caseColor: fc.constantFrom("CAS-SM-si", "CAS-SU-sirg"),
  dateColor: fc.constantFrom("WHITE", "BLACK"),
  dateMagnifier: fc.constantFrom("WITH", "WITHOUT"),
  dial: fc.constantFrom("DI", "ART-COMET1"),
  hands: fc.constantFrom("HAN-DIS-SI", "DIS-SI"),
  bezelInsertColor: fc.constantFrom(null, "BL"),
  gmtHand: fc.constantFrom(null, "GMT-RE"),
  casebackType: fc.constantFrom("OPEN", "CLOSED"),
  rotor: fc.constantFrom("NORMAL", "WAVE-GL"),
});

describe("a short address stands for the same picture as the long one", () => {
  test("of a watch", () => {
    fc.assert(
      fc.property(watch, view, (parts, address) => {
        for (const urlOf of [frontImageUrl, backImageUrl]) {
          const long = urlOf({ ...defaultSelection, ...parts }, address);
          const read = parseImageQuery(queryOf(longOf(shortPictureUrl(long))));
          expect(read).toEqual(parseImageQuery(queryOf(withMark(long))));
          expect(read.ok).toBe(true);
        }
      }),
    );
  });

  test("of an option", () => {
    const option = fc.constantFrom("DI", "ART-COMET1", "DI-PI");
    const width = fc.constantFrom<PictureWidth>(160, 240, 320, 640);
    fc.assert(
      fc.property(option, width, fc.constantFrom<Stage>("craie", "transparent"), (key, w, stage) => {
        const long = thumbnailUrl("dial", { key }, { width: w, stage, version, format: "smallest" }) ?? "";
        const read = parseThumbnailQuery(queryOf(longOf(shortPictureUrl(long))));
        expect(read).toEqual(parseThumbnailQuery(queryOf(withMark(long))));
        expect(read.ok).toBe(true);
      }),
    );
  });
});

test.each([
  ["x~A~B~C~D", "givre-480"],
  ["f~A~B~C", "givre-480"],
  ["f~A~B~C~D~z~1", "givre-480"],
  ["f~A~B~C~D", "480"],
  ["f~A~B~C~D", "givre-dial-lug-480"],
  ["f~A~B~C~D", "givre-480-../x"],
  ["", ""],
])("%s/%s is no picture", (picture, end) => {
  expect(longPictureUrl(picture, end)).toBeNull();
});

test("only what negotiates its format has a short address", () => {
  expect(() => shortPictureUrl(frontImageUrl(defaultSelection, { format: "jpeg" }))).toThrow("no short form");
  expect(() => shortPictureUrl("/elsewhere?format=smallest")).toThrow("no short form");
});

test.each([
  [version, true],
  [version.slice(0, 6), true],
  [version.slice(0, 5), false],
  ["", false],
  [undefined, false],
] as const)("version %s is today's: %s", (asked, expected) => {
  expect(isCurrentVersion(asked, version)).toBe(expected);
});
