import * as v from "valibot";
import {
  requestFormats,
  crops,
  defaultView,
  pictureWidths,
  stages,
  type Crop,
  type Stage,
} from "@/src/domain/watch/picture-view";
import {
  none,
  pictureParameters,
  type PictureParameter,
  type Side,
} from "@/src/domain/watch/picture-parameters";
import { isOptional, type FieldWith } from "@/src/domain/watch/selection";
import type { selectionTable } from "@/src/domain/watch/selection-table";
import { fail, ok, type Result } from "@/src/domain/result";

/** A valid catalogue key in an address. It is looked up, never used as a path. */
const key = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/));

const flag = v.pipe(
  v.optional(v.picklist(["0", "1"]), "0"),
  v.transform((digit) => digit === "1"),
);

/** A key, or 0 for a part the watch does not have. */
const optionalKey = v.pipe(
  v.optional(key, none),
  v.transform((text) => (text === none ? null : text)),
);

type Names<Where extends Side> = (typeof selectionTable)[FieldWith<{
  readonly picture: Readonly<Record<Where, string>>;
}>]["picture"]["name"];
type Parameter = v.GenericSchema<string | undefined, string | boolean | null | undefined>;

function schemaOf({ isFlag, presence, field, usual }: PictureParameter): Parameter {
  if (isFlag) return flag;
  if (isOptional(field)) return optionalKey;
  if (presence === "required") return key;
  return presence === "always" ? v.optional(key, usual) : v.optional(key);
}

/** The parameters of a side, from the table of a selection. */
const parametersOf = <Where extends Side>(side: Where) =>
  Object.fromEntries(
    pictureParameters[side].map((parameter) => [parameter.name, schemaOf(parameter)]),
  ) as Readonly<Record<Names<Where>, Parameter>>;

const cropNames = Object.keys(crops) as Crop[];
const crop = v.optional(v.picklist(cropNames), defaultView.crop);
const stageNames = Object.keys(stages) as Stage[];

/** Display options: our own, all optional. */
const view = {
  w: v.pipe(
    v.optional(v.string(), String(defaultView.width)),
    v.transform(Number),
    v.picklist(pictureWidths),
  ),
  stage: v.optional(v.picklist(stageNames), defaultView.stage),
  format: v.optional(v.picklist(requestFormats)),
  v: v.optional(v.pipe(v.string(), v.maxLength(80))),
};

/**
 * Query of the front. Omitted optional parameters mean: no magnifier, white date, no insert, no end link, no GMT
 * hand. Source: specification §7, GET configurator image.
 */
const frontQuery = v.object({
  caseback: v.optional(v.literal("0"), "0"),
  ...parametersOf("front"),
  straps: key,
  case: key,
  crop,
  ...view,
});

/** Query of the back. By default, the rotor is the normal one and there is no end link. */
const backQuery = v.object({
  caseback: v.literal("1"),
  ...parametersOf("back"),
  straps: key,
  case: key,
  crop,
  ...view,
});

/** Query of an option's thumbnail: option={field}:{key}; the crop follows from the field. */
const thumbnailQuery = v.object({
  option: v.pipe(v.string(), v.regex(/^[A-Za-z]{1,30}:[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/)),
  ...view,
  w: v.pipe(v.optional(v.string(), "320"), v.transform(Number), v.picklist(pictureWidths)),
});

/** Query of a composed watch's picture: its id, and caseback=1 for the back. */
const bespokeQuery = v.object({
  // The alphabet of bespokeId, which hashes and can't be imported here: browsers read contracts too.
  id: v.pipe(v.string(), v.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/)),
  caseback: v.optional(v.picklist(["0", "1"]), "0"),
  crop,
  ...view,
});

export type FrontQuery = v.InferOutput<typeof frontQuery>;
export type BackQuery = v.InferOutput<typeof backQuery>;
export type ImageQuery = FrontQuery | BackQuery;
export type ThumbnailQuery = v.InferOutput<typeof thumbnailQuery>;
export type BespokeImageQuery = v.InferOutput<typeof bespokeQuery>;
/** Common parameters of every picture's query. */
export type PictureQuery = Pick<ThumbnailQuery, "w" | "stage" | "format" | "v">;

/** The invalid parameter. */
export interface QueryError {
  readonly field: string;
}

type QuerySchema = typeof frontQuery | typeof backQuery | typeof thumbnailQuery | typeof bespokeQuery;

/** Reads only the names in the schema, so that a foreign parameter changes nothing, not even a cache key. */
function parse<Schema extends QuerySchema>(
  schema: Schema,
  parameters: URLSearchParams,
): Result<v.InferOutput<Schema>, QueryError> {
  const given = Object.fromEntries(
    Object.keys(schema.entries).map((name) => [name, parameters.get(name) ?? undefined]),
  );
  const parsed = v.safeParse(schema, given);
  if (!parsed.success) return fail({ field: v.getDotPath(parsed.issues[0]) ?? "query" });
  const { format, stage } = parsed.output;
  // A JPEG has no transparency.
  return stage === "transparent" && format === "jpeg" ? fail({ field: "format" }) : ok(parsed.output);
}

/** A picture of a watch, or the name of the invalid parameter. */
export const parseImageQuery = (parameters: URLSearchParams): Result<ImageQuery, QueryError> =>
  (parameters.get("caseback") ?? "0") === "0" ? parse(frontQuery, parameters) : parse(backQuery, parameters);

/** A thumbnail of an option, or the name of the invalid parameter. */
export const parseThumbnailQuery = (parameters: URLSearchParams): Result<ThumbnailQuery, QueryError> =>
  parse(thumbnailQuery, parameters);

/** A picture of a composed watch, or the name of the invalid parameter. */
export const parseBespokeImageQuery = (parameters: URLSearchParams): Result<BespokeImageQuery, QueryError> =>
  parse(bespokeQuery, parameters);
