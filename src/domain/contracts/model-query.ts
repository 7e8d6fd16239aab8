import * as v from "valibot";
import { fail, ok, type Result } from "@/src/domain/result";
import { parseImageQuery, type FrontQuery, type QueryError } from "./image-query";

/** Parts of a watch, where only some are requested. */
const someParts = v.pipe(
  v.string(),
  v.maxLength(800),
  v.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}(?:,[A-Za-z0-9][A-Za-z0-9_-]{0,39})*$/),
  v.transform((text): readonly string[] => text.split(",")),
);

const key = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/));

/**
 * Parts that a picture of the front does not show; by default as the configurator opens with. `form=plain` is for
 * readers that support only glTF's core, such as AR viewers, `detail=light` for software rendering.
 */
const hidden = v.object({
  back: v.optional(v.picklist(["open", "closed"]), "open"),
  rotor: v.optional(key),
  diameter: v.optional(v.pipe(v.string(), v.regex(/^\d{2}mm$/))),
  buckle: v.optional(key),
  only: v.optional(someParts),
  form: v.optional(v.picklist(["packed", "plain"]), "packed"),
  detail: v.optional(v.picklist(["full", "light"]), "full"),
});

export interface ModelQuery extends v.InferOutput<typeof hidden> {
  readonly front: FrontQuery;
}

/** A watch in three dimensions: the query of its picture, and the parts that the picture does not show. */
export function parseModelQuery(parameters: URLSearchParams): Result<ModelQuery, QueryError> {
  const front = parseImageQuery(parameters);
  if (!front.ok) return front;
  // A model has both sides.
  if (front.value.caseback === "1") return fail({ field: "caseback" });
  const given = Object.fromEntries(
    Object.keys(hidden.entries).map((name) => [name, parameters.get(name) ?? undefined]),
  );
  const rest = v.safeParse(hidden, given);
  if (!rest.success) return fail({ field: v.getDotPath(rest.issues[0]) ?? "query" });
  return ok({ front: front.value, ...rest.output });
}
