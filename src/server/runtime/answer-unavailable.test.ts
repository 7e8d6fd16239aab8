import type { PayloadRequest } from "payload";
import { expect, test } from "vitest";
import { answerUnavailable } from "./answer-unavailable";

const told = async (error: Error) => {
  const req = { i18n: { language: "en" } } as PayloadRequest;
  const answer = await answerUnavailable({
    context: {},
    error,
    req,
  });
  return [answer?.status, req.responseHeaders?.get("retry-after")];
};

test.each([
  ["a transaction that got no connection", "timeout exceeded when trying to connect", [503, "2"]],
  // The request may have been executed: creating a document again would duplicate it.
  ["a connection that broke", "Connection terminated unexpectedly", [503, undefined]],
  ["an error of the shop", "x is not a function", [undefined, undefined]],
])("%s", async (_, message, answer) => {
  expect(await told(new Error(`Error: cannot begin transaction: ${message}`))).toEqual(answer);
});
