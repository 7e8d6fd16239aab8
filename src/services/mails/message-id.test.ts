import { expect, test } from "vitest";
import { messageId } from "./message-id";

const queuedAt = new Date("2026-11-22T10:00:00Z");
const id = (key: string) => messageId({ key, queuedAt });

test("corrections of one address within an hour are different mails", () => {
  expect(id("order-address:7:2026-11-22T10:01:00.000Z")).not.toBe(
    id("order-address:7:2026-11-22T10:02:00.000Z"),
  );
});

test("no character of a key can end the id or inject a header", () => {
  expect(id("order-shipped:7:6A>\r\nBcc: x@y.example")).toBe(
    `order-shipped.7.6A.Bcc.x.y.example.${queuedAt.getTime()}`,
  );
});
