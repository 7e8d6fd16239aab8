import { expect, it } from "vitest";
import { rscRequest } from "./rsc-request";

it("is no question of the router without its header", () => {
  expect(rscRequest("/montres?_rsc=abc", {})).toBeNull();
});

it.each([
  ["/montres?_rsc", "/montres"],
  ["/montres?_rsc=aB-_9", "/montres"],
  ["/montres?couleur=bleu&_rsc=a", "/montres?couleur=bleu"],
  ["/montres?_rsc=a&couleur=bleu", "/montres?couleur=bleu"],
  ["/montres?couleur=bleu&_rsc=a&ligne=x", "/montres?couleur=bleu&ligne=x"],
  ["/montres?a_rsc=1", "/montres?a_rsc=1"],
])("%s asks for %s", (address, page) => {
  expect(rscRequest(address, { rsc: "1" })?.address).toBe(page);
});

it("tells apart what is wanted of a page, and claims what its mark stands for", () => {
  const whole = rscRequest("/a?_rsc=1", { rsc: "1" });
  const segment = { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" };
  const part = rscRequest("/a?_rsc=2", segment);
  expect(part?.wanted).not.toBe(whole?.wanted);
  // Another place to come from: the same contents, but a mark of its own to agree on.
  const elsewhere = rscRequest("/a?_rsc=1", { rsc: "1", "next-router-state-tree": "[]" });
  expect(elsewhere?.wanted).toBe(whole?.wanted);
  expect(elsewhere?.claim).not.toBe(whole?.claim);
  expect(rscRequest("/a", { rsc: "1" })?.claim).not.toBe(rscRequest("/a?_rsc", { rsc: "1" })?.claim);
});
