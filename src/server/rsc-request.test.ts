import { expect, it } from "vitest";
import { rscRequest } from "./rsc-request";

it("is no request of the router without its header", () => {
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

it("distinguishes the requested parts of a page, and names what its key stands for", () => {
  const whole = rscRequest("/a?_rsc=1", { rsc: "1" });
  const segment = { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" };
  const part = rscRequest("/a?_rsc=2", segment);
  expect(part?.wanted).not.toBe(whole?.wanted);
  // Another page of origin: the same contents, but a key of its own to confirm.
  const elsewhere = rscRequest("/a?_rsc=1", { rsc: "1", "next-router-state-tree": "[]" });
  expect(elsewhere?.wanted).toBe(whole?.wanted);
  expect(elsewhere?.claim).not.toBe(whole?.claim);
  expect(rscRequest("/a", { rsc: "1" })?.claim).not.toBe(rscRequest("/a?_rsc", { rsc: "1" })?.claim);
});
