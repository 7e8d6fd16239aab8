import { expect, test } from "vitest";
import { pages } from "./pages";

/** The composed front of a watch is one picture, whichever block shows it. */
const frontOf = (code: string) => `${code} front`;

/** Names of the pictures that a block shows, in whatever field it has them. */
function picturesOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(picturesOf);
  if (typeof value !== "object" || value === null) return [];
  const { illustration, watches, watch, ...others } = value as Record<string, unknown>;
  const { scene, watch: code, view = "front" } = (illustration ?? {}) as Record<string, string | undefined>;
  return [
    ...(scene ? [scene] : code ? [`${code} ${view}`] : []),
    ...(Array.isArray(watches) ? watches.map(String).map(frontOf) : []),
    ...(typeof watch === "string" ? [frontOf(watch)] : []),
    ...picturesOf(Object.values(others)),
  ];
}

test.each(pages.map(({ slug, blocks }) => [slug, picturesOf(blocks)] as const))(
  "the page %s shows no picture twice",
  (_, pictures) => {
    const twice = pictures.filter((picture, place) => pictures.indexOf(picture) !== place);
    expect(twice).toEqual([]);
  },
);
