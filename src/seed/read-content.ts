import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";

/** What a new shop begins with (content/README.md). */
const contentFolder = path.resolve(process.cwd(), "content");

/** Text of a file of content/; undefined where there is none. */
export function readIfThere(file: string): string | undefined {
  const place = path.join(contentFolder, file);
  return existsSync(place) ? readFileSync(place, "utf8") : undefined;
}

function parseJson(file: string): unknown {
  const text = readIfThere(file);
  if (text === undefined) throw new Error(`The seed needs content/${file}, which is missing.`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`content/${file} is not valid JSON: ${String(error)}`, { cause: error });
  }
}

const placeOf = (issue: v.BaseIssue<unknown>) => v.getDotPath(issue) ?? "the whole file";

/**
 * The value of a JSON file of content/.
 * @param file below content/
 * @throws Error that names the file, each place in it and the reason
 */
export function readContent<const Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, parseJson(file));
  if (success) return output;
  const reasons = issues.map((issue) => `${placeOf(issue)}: ${issue.message}`);
  throw new Error(`content/${file} cannot be used. ${reasons.join(". ")}.`);
}

/** Names of the JSON files in a folder of content/ and below, without their ending. */
export const listContent = (folder: string): readonly string[] =>
  readdirSync(path.join(contentFolder, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.slice(0, -".json".length).replaceAll(path.sep, "/"))
    .toSorted();
