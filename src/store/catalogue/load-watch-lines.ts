import type { Payload } from "payload";
import * as v from "valibot";
import type { WatchLine } from "@/src/domain/watch/watch-line";
import { localisedRow, readRows } from "@/src/store/rows";

const lineRow = v.object({ id: v.number(), key: v.string(), name: localisedRow, text: localisedRow });

/** Every line of watches, by its id. */
export async function loadWatchLines(payload: Payload): Promise<ReadonlyMap<number, WatchLine>> {
  const rows = await readRows(payload, "watch-lines", lineRow);
  return new Map(rows.map(({ id, key, name, text }) => [id, { key, name, text }]));
}
