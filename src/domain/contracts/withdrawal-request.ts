import * as v from "valibot";
import { orderQuery } from "./reading";

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));
const pieces = v.array(v.object({ line: count, quantity: count }));

/** As a form without our script names them: piece-0=2. */
const field = /^piece-(\d{1,3})$/;

const chosenOf = (fields: Readonly<Record<string, unknown>>) =>
  Object.entries(fields).flatMap(([name, value]) => {
    const line = field.exec(name)?.[1];
    const quantity = Number(value);
    return line === undefined || !(quantity > 0) ? [] : [{ line: Number(line), quantity }];
  });

/** POST /api/withdrawal: from the whole order, or from some pieces of it. */
export const withdrawalRequest = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform(({ order, pieces: named, part, ...fields }) => ({
    order,
    // A form for a part with no piece selected must never withdraw from the whole order.
    pieces: part === undefined ? (named ?? null) : chosenOf(fields),
  })),
  v.object({ ...orderQuery.entries, pieces: v.nullable(pieces) }),
);
