import type { Payload } from "payload";
import * as v from "valibot";
import type { NoticeItem } from "@/src/domain/law/law";
import { fillNames, readNames } from "./fill-names";
import { loadLaw } from "./load-law";

const items = v.array(v.object({ title: v.string(), text: v.pipe(v.string(), v.trim()) }));

/** Items of the notice of Japanese law, filled with the settings; an item whose settings are all empty is left out. */
export async function loadJapanNotice(payload: Payload): Promise<readonly NoticeItem[]> {
  const [{ japanNotice }, names] = await Promise.all([loadLaw(payload), readNames(payload)]);
  return v.parse(items, fillNames(japanNotice, names, "jp")).filter(({ text }) => text !== "");
}
