import { expect, test } from "vitest";
import { readDeskAddress } from "./desk-address";

test.each([
  [{ queue: "refunds" }, "refunds"],
  // From views saved before there were queues of refunds.
  [{ queue: "withdrawn" }, "refunds"],
  [{ queue: "all" }, null],
  [{ queue: "nonsense" }, "confirm"],
  [{ q: "Ada" }, null],
])("the desk shows the queue that its address names: %j", (params, queue) => {
  expect(readDeskAddress(params).queue).toBe(queue);
});
