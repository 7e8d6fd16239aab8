import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { withTestingAddress } from "./with-testing-address";

test.each([
  ["/testing/simulate-shipping/VAL-1", "/api/ucp/testing/simulate-shipping/VAL-1"],
  ["/testing", "/testing"],
  ["/", "/"],
])("%s is answered as %s", (url, expected) => {
  const req = { url } as IncomingMessage;
  const asked: unknown[] = [];
  withTestingAddress(({ url: address }) => asked.push(address))(req, {} as ServerResponse);
  expect(asked).toEqual([expected]);
});
