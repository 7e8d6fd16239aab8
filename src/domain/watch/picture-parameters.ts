import type { PictureRow, Presence } from "./selection-row";
import { rowOf, selectionFields, type Selection, type SelectionField } from "./selection";

export type Side = "front" | "back";

/** Value of a missing part in an image query. Source: specification §7. */
export const none = "0";

/** A parameter of the picture of one side. */
export interface PictureParameter extends Pick<
  PictureRow,
  "name" | "place" | "isFlag" | "prefix" | "letter"
> {
  /** The field it speaks of; the first of several. */
  readonly field: SelectionField;
  readonly presence: Presence;
  /** How the initial key is written. */
  readonly usual: string;
}

/** A key as an address writes it. */
export const written = (key: string | null, isFlag = false): string =>
  isFlag ? (key === "WITH" ? "1" : "0") : (key ?? none);

/** The opposite of `written`, of a value as contracts/image-query reads it. */
const keyRead = (value: string | boolean | null): string | null =>
  typeof value === "boolean" ? (value ? "WITH" : "WITHOUT") : value;

/** The parameters of a side in their order; several fields may share one. */
function parametersOf(side: Side): readonly PictureParameter[] {
  const all = selectionFields.flatMap((field) => {
    const { picture, initial } = rowOf(field);
    const presence = picture?.[side];
    return picture && presence
      ? [{ ...picture, field, presence, usual: written(initial, picture.isFlag) }]
      : [];
  });
  return all
    .filter(({ name }, place) => all.findIndex((other) => other.name === name) === place)
    .toSorted((one, other) => one.place - other.place);
}

export const pictureParameters: Readonly<Record<Side, readonly PictureParameter[]>> = {
  front: parametersOf("front"),
  back: parametersOf("back"),
};

/** The keys a query names; a parameter of several fields is returned whole for the first, and the caller splits it. */
export const keysOfQuery = (side: Side, query: object): Partial<Selection> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]: [string, string | boolean | null | undefined]) => {
      const parameter = pictureParameters[side].find((known) => known.name === name);
      return parameter && value !== undefined ? [[parameter.field, keyRead(value)]] : [];
    }),
  );
