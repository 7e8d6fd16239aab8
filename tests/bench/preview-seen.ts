import { frontImageUrl } from "../../src/domain/watch/image-query";
import { defaultSelection } from "../../src/domain/watch/selection";
import type { Measurement } from "./figure";
import { compareWithStatic } from "./throughput";

/** A preview seen before, against a static file of its size from the same process. */
export const previewSeen: Measurement = {
  name: "preview seen before",
  measure: async (bench) => ({
    ...(await compareWithStatic(bench, frontImageUrl(defaultSelection), "image/avif,image/webp,*/*")),
    unit: "req/s",
    bound: 0.18,
    wants: "above",
  }),
};
