import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { noteOutside, outsideRequests } from "./outside-requests";
import { currentRequest, inRequest } from "./request-scope";

test("what a request has set off for good is not the request's", async () => {
  noteOutside();
  const ids = await inRequest({ id: "first" }, async () => {
    const inside = pause(1).then(() => currentRequest()?.id);
    const outside = outsideRequests(async () => {
      await pause(1);
      return currentRequest()?.id;
    });
    return [await inside, await outside, currentRequest()?.id];
  });
  expect(ids).toEqual(["first", undefined, "first"]);
});
