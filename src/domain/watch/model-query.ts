import { frontImageUrl } from "./image-query";
import { defaultSelection, type Selection } from "./selection";

export const modelPath = "/api/configurator/model";

export interface ModelAddress {
  /** The catalogue's version: with it a model may be kept for a year. */
  readonly version?: string;
  /** Keys of parts (see modelParts), where not all are wanted. */
  readonly only?: readonly string[];
  /** `plain` for readers that know nothing but glTF's core; left out, as small as it gets. */
  readonly form?: "plain";
}

/** Address of a watch in three dimensions: the query of its picture, and what the picture does not show. */
export function modelUrl(watch: Selection, { version, only, form }: ModelAddress = {}): string {
  const [, front] = frontImageUrl(watch).split("?");
  const hidden = {
    ...(watch.casebackType === "OPEN" ? { rotor: watch.rotor } : { back: "closed" }),
    diameter: watch.caseDiameter,
    ...(watch.buckle !== defaultSelection.buckle && { buckle: watch.buckle }),
    ...(only && { only: only.join(",") }),
    ...(form && { form }),
    ...(version && { v: version }),
  };
  return `${modelPath}?${front}&${new URLSearchParams(hidden)}`;
}
