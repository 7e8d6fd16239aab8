import { readFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { printingLayoutNames, type PrintedDial } from "@/src/domain/watch/printing-layouts";

const list = v.record(v.string(), v.object({ layout: v.picklist(printingLayoutNames), ink: v.string() }));

/** What the delivered dials print, by their keys. @param root folder of the shop */
export const readDeliveredDials = async (root: string): Promise<Readonly<Record<string, PrintedDial>>> =>
  v.parse(list, JSON.parse(await readFile(path.join(root, "content/printing/dials.json"), "utf8")));
