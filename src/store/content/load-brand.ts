import type { Payload } from "payload";
import * as v from "valibot";
import type { Brand } from "@/src/domain/brand";
import { readGlobal } from "@/src/store/rows";

const brandRow = v.object({ name: v.pipe(v.string(), v.trim()) });

/** The brand, read at each call. */
export const loadBrand = (payload: Payload): Promise<Brand> => readGlobal(payload, "brand", brandRow);
