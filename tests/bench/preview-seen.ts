import { frontImageUrl } from "../../src/domain/watch/image-query";
import { defaultSelection } from "../../src/domain/watch/selection";
import type { Bench, Figure } from "./figure";
import { compareWithStatic } from "./throughput";

/** A preview seen before, against a static file of its size from the same process. */
export async function previewSeen(bench: Bench): Promise<readonly Figure[]> {
  const measured = await compareWithStatic(
    bench,
    frontImageUrl(defaultSelection),
    "image/avif,image/webp,*/*",
  );
  return [{ name: "preview seen before", unit: "req/s", bound: 0.18, wants: "above", ...measured }];
}
