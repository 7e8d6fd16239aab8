import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { sendTogether } from "./send-together";

test("answers of one turn are sent at its end, in their order and once each", async () => {
  const sent: string[] = [];
  sendTogether(() => sent.push("first"));
  sendTogether(() => sent.push("second"));
  expect(sent).toEqual([]);
  await nextTurn();
  expect(sent).toEqual(["first", "second"]);
  sendTogether(() => sent.push("third"));
  await nextTurn();
  expect(sent).toEqual(["first", "second", "third"]);
});
