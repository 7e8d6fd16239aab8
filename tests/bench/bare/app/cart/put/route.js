import { keysOf, pool, statements } from "../../../pool";

/** The least it costs to put a line into a cart: Next, a JSON body, the line, the cart as it is now, JSON. */
export async function POST(request) {
  const { sku, quantity } = await request.json();
  const keys = keysOf(request);
  await pool.query({ name: "put", text: statements.put, values: [keys[0], sku, quantity] });
  const { rows } = await pool.query({ name: "read", text: statements.read, values: keys });
  return Response.json({ rows });
}
