import { createHash } from "node:crypto";
import type { Catalogue, Layer, Option } from "./catalogue";

/** Every picture an option can bring to the stack, whatever its kind. */
type Pictured = Option & {
  readonly backOpen?: Layer;
  readonly backClosed?: Layer;
  readonly endLink?: Layer;
  readonly magnified?: Layer;
  readonly printing?: Layer;
  readonly family?: string;
};

const pictureOf = (option: Pictured) => [
  // A strap's color is unique only within its family.
  option.family ?? "",
  option.key,
  ...[
    option.layer,
    option.backOpen,
    option.backClosed,
    option.endLink,
    option.magnified,
    option.printing,
  ].map((layer) => layer?.hash ?? ""),
];

/**
 * Names a catalogue by its parts and their pictures: it changes when one of them does, not when a price, a
 * text, a flag or the order of a list does.
 * Source: specification 3.6.
 */
export function catalogueVersion(catalogue: Omit<Catalogue, "version">): string {
  const { basePrice: _price, baseOwn: _own, common, ...lists } = catalogue;
  const parts = Object.entries(lists)
    .map(([field, options]: [string, readonly Pictured[]]) => [
      field,
      options.map(pictureOf).map(String).toSorted(),
    ])
    .toSorted(([one], [other]) => String(one).localeCompare(String(other), "en"));
  const shared = [common.shadow, common.glare, common.movement].map((layer) => layer?.hash ?? "");
  return createHash("sha256")
    .update(JSON.stringify([parts, shared]))
    .digest("hex")
    .slice(0, 16);
}
