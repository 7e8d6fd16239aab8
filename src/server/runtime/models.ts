import { createWatchModels, type WatchModels } from "@/src/gateways/models/watch-models";
import { perProcess } from "@/src/per-process";

/** Some forty frequently requested watches. */
const MAX_HOT_BYTES = 48 * 1024 * 1024;

/** The solid watches of this process, drawn by media/artwork and delivered with the shop. */
export const sharedModels = perProcess("watch models", (): WatchModels =>
  createWatchModels(process.cwd(), MAX_HOT_BYTES),
);
