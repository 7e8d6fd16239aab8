import type { Pool } from "pg";

/** A statement as it was sent to PostgreSQL. */
export interface RecordedStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

interface Sender {
  query: (...given: unknown[]) => unknown;
}

const statementOf = ([first, second]: readonly unknown[]): RecordedStatement => {
  const named = typeof first === "object" && first !== null ? first : {};
  const text = typeof first === "string" ? first : "text" in named ? String(named.text) : "";
  const values = Array.isArray(second)
    ? second
    : "values" in named && Array.isArray(named.values)
      ? named.values
      : [];
  return { text, values };
};

/** Listens to every connection of a pool while `work` is done. @returns each different text once, in its order */
export async function statementsDuring(
  pool: Pool,
  work: () => Promise<unknown>,
): Promise<readonly RecordedStatement[]> {
  const connection = await pool.connect();
  const sender: Sender = Object.getPrototypeOf(connection);
  connection.release();
  const { query } = sender;
  const recorded = new Map<string, RecordedStatement>();
  sender.query = function listening(...given: unknown[]) {
    const statement = statementOf(given);
    if (!recorded.has(statement.text)) recorded.set(statement.text, statement);
    return query.apply(this, given);
  };
  try {
    await work();
  } finally {
    sender.query = query;
  }
  return [...recorded.values()];
}

interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly Filter?: string;
  readonly Plans?: readonly PlanNode[];
}
interface PlanRow {
  readonly "QUERY PLAN": readonly { readonly Plan: PlanNode }[];
}

/** Without a condition, a limit ends the reading as soon as there is enough. */
const endsEarly = (node: PlanNode, above: PlanNode | undefined): boolean =>
  above?.["Node Type"] === "Limit" && node.Filter === undefined;

const sequentialScanNodes = (node: PlanNode, above?: PlanNode): readonly PlanNode[] => [
  ...(node["Node Type"] === "Seq Scan" && !endsEarly(node, above) ? [node] : []),
  ...(node.Plans ?? []).flatMap((below) => sequentialScanNodes(below, node)),
];

/** Tables that PostgreSQL would read from beginning to end for a statement. */
export async function tablesScanned(
  pool: Pool,
  { text, values }: RecordedStatement,
): Promise<readonly string[]> {
  const { rows } = await pool.query<PlanRow>(`explain (format json) ${text}`, [...values]);
  const plan = rows[0]?.["QUERY PLAN"][0]?.Plan;
  return (plan ? sequentialScanNodes(plan) : []).flatMap((node) => node["Relation Name"] ?? []);
}
