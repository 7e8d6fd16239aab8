import { keysOf, pool, statements } from "../../../pool";

/** The least a cart costs to read: Next, one statement, JSON. */
export async function GET(request) {
  const { rows } = await pool.query({ name: "read", text: statements.read, values: keysOf(request) });
  return Response.json({ rows });
}
