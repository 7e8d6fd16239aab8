import { frontImageUrl } from "./image-query";
import { defaultSelection, type Selection } from "./selection";

export const modelPath = "/api/configurator/model";

export interface ModelAddress {
  /** The catalogue's version: with it a model may be kept for a year. */
  readonly version?: string;
  /** Keys of parts (see modelParts), where not all are wanted. */
  readonly only?: readonly string[];
  /** `plain` for readers that support only glTF's core; by default compressed. */
  readonly form?: "plain";
}

/** Address of a 3D model of a watch: the query of its picture, and the fields a picture does not show. */
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
