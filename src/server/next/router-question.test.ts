import { FLIGHT_HEADERS, NEXT_URL } from "next/dist/client/components/app-router-headers.js";
import { expect, it } from "vitest";
import { routerHeaders, routerQuestion } from "./router-question";

it("has every header by which the installed Next tells parts of a page apart", () => {
  const inUse = FLIGHT_HEADERS.filter((name) => name !== "next-hmr-refresh");
  expect(
    [...routerHeaders].toSorted(),
    "Next's router sends other headers. Put all of them into routerHeaders, or parts of a page are mixed up.",
  ).toEqual([...inUse, NEXT_URL].toSorted());
});

it("is empty for a document, and another one for each header", () => {
  expect(routerQuestion({ "next-url": "/montres" })).toBe("");
  const questions = [
    { rsc: "1" },
    { rsc: "1", "next-router-prefetch": "1" },
    { rsc: "1", "next-router-segment-prefetch": "1" },
    { rsc: "1", "next-router-state-tree": "1" },
    { rsc: "1", "next-url": "1" },
  ].map(routerQuestion);
  expect(new Set(questions).size).toBe(questions.length);
});
