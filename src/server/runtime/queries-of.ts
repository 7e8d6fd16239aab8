import { sql, type SQL } from "@payloadcms/db-postgres/drizzle";
import type { Payload } from "payload";
import type { Queries } from "@/src/store/queries";
import { connectionOf } from "@/src/store/transaction-connection";

/** A statement whose placeholders $1, $2 … are replaced by values. */
function statement(text: string, values: readonly unknown[]): SQL {
  const parts = text.split(/\$(\d+)/);
  const chunks = parts.map((part, at) =>
    at % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`,
  );
  return sql.join(chunks);
}

/** The queries of the store within a transaction of the CMS. @throws Error when it has ended */
export function queriesOf(payload: Payload, transactionID: number | string): Queries {
  const connection = connectionOf(payload, transactionID);
  if (!connection) throw new Error("The transaction of the CMS has ended.");
  return {
    query: (question, values) =>
      typeof question === "string"
        ? connection.execute(statement(question, values ?? []))
        : connection.execute(statement(question.text, question.values ?? [])),
  };
}
