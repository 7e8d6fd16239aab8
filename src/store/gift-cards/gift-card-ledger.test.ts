import { expect, test } from "vitest";
import { emptyBalance } from "@/src/domain/gift-card/ledger";
import { minor } from "@/src/domain/money/minor";
import type { Queries } from "@/src/store/queries";
import { moveCardMoney } from "./card-changes";
import { postMovement } from "./gift-card-ledger";

const now = new Date("2026-11-23T09:00:00Z");
const card = { id: 7, balance: { ...emptyBalance, available: minor(5_000) } };

/** Records its queries. */
function notes() {
  const asked: unknown[][] = [];
  const query: Queries["query"] = (_, values) => {
    asked.push(values ?? []);
    return Promise.resolve({ rows: [], rowCount: 0 });
  };
  return { asked, db: { query } };
}

test("both sides of a movement are written at once", async () => {
  const { asked, db } = notes();
  expect(await postMovement(db, card, { operation: "hold", amount: minor(5_000), orderId: 3 }, now)).toEqual({
    ok: true,
    value: null,
  });
  expect(asked).toEqual([[7, "hold", 3, now, ["available", "held"], [-5_000, 5_000]]]);
});

test.each([
  [5_001, "not-enough"],
  [0, "not-an-amount"],
  [-1, "not-an-amount"],
])("a movement of %i is refused as %s, and nothing of it is written", async (amount, error) => {
  const { asked, db } = notes();
  const movement = { operation: "hold", amount: minor(amount), orderId: null } as const;
  expect(await postMovement(db, card, movement, now)).toEqual({ ok: false, error });
  await expect(moveCardMoney(db, card, movement, now)).rejects.toThrow(
    `Gift card 7 refused to hold: ${error}.`,
  );
  expect(asked).toEqual([]);
});
