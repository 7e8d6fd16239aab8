import { afterEach, expect, test, vi } from "vitest";
import { loadTexts } from "./load-texts";

afterEach(() => vi.unstubAllGlobals());

/** Answers in turn; the last one again and again. */
function answering(...answers: readonly (() => Response)[]) {
  let asked = 0;
  const fetch = vi.fn<() => Promise<Response>>(() => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    return answer ? Promise.resolve(answer()) : Promise.reject(new Error("no answer"));
  });
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

const texts = { title: "Panier", empty: { title: "Votre panier est vide" } };

test("texts of an address are fetched once, however often they are asked for", async () => {
  const fetch = answering(() => Response.json(texts));
  const both = await Promise.all([loadTexts("/once"), loadTexts("/once")]);
  expect(both).toEqual([texts, texts]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each([
  ["a refusal", () => new Response("", { status: 503 })],
  ["what is no text", () => Response.json({ title: 3 })],
  ["what is no tree", () => Response.json("Panier")],
])("%s is a fault, and the next asking asks again", async (name, first) => {
  answering(first, () => Response.json(texts));
  const address = `/again?${name}`;
  await expect(loadTexts(address)).rejects.toThrow(address);
  await expect(loadTexts(address)).resolves.toEqual(texts);
});
