import type { Payload } from "payload";
import * as v from "valibot";
import type { Brand } from "@/src/domain/brand";
import { isOutline } from "@/src/domain/brand/outline";
import { readGlobal } from "@/src/store/rows";

const outlineRow = v.pipe(
  v.nullish(v.unknown(), null),
  v.transform((value) => (isOutline(value) ? value : null)),
);

const brandRow = v.object({
  name: v.pipe(v.string(), v.trim()),
  mark: outlineRow,
  wordmark: outlineRow,
  dialLine: v.pipe(v.nullish(v.string(), ""), v.trim()),
});

/** The brand, read at each call. */
export const loadBrand = (payload: Payload): Promise<Brand> => readGlobal(payload, "brand", brandRow);
