import path from "node:path";
import { createWatchModels, type WatchModels } from "@/src/gateways/models/watch-models";

/** Some forty watches that many people look at. */
const MAX_HOT_BYTES = 48 * 1024 * 1024;

const shared: typeof globalThis & { valcourModels?: WatchModels } = globalThis;

/** The solid watches of this process, drawn by media/artwork and delivered with the shop. */
export function sharedModels(): WatchModels {
  shared.valcourModels ??= createWatchModels(path.resolve(process.cwd(), "media/models"), MAX_HOT_BYTES);
  return shared.valcourModels;
}
