import { randomBytes } from "node:crypto";
import { keysOf, pool, statements } from "../../../pool";

/** The least it costs to put a line into a cart: Next, a JSON body, one statement, JSON. */
export async function POST(request) {
  const { sku, quantity } = await request.json();
  const values = [
    ...keysOf(request),
    sku,
    quantity,
    false,
    statements.price,
    statements.mark,
    randomBytes(16).toString("base64url"),
    // Takes no other line's place.
    null,
  ];
  const { rows } = await pool.query({ name: "put", text: statements.put, values });
  return Response.json({ rows });
}
