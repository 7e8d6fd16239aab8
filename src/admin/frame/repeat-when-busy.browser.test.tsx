import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { RepeatWhenBusy } from "./repeat-when-busy";

afterEach(() => vi.unstubAllGlobals());

/**
 * A shop that is overloaded twice.
 * @returns the requests it received
 */
function busyShop(): readonly string[] {
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (...call: Parameters<typeof fetch>) => {
    sent.push(await new Request(...call).text());
    return sent.length % 3 === 0
      ? new Response("saved")
      : new Response(null, { status: 503, headers: { "retry-after": "0" } });
  });
  return sent;
}

test("a request refused by an overloaded shop is repeated, with all its data", async () => {
  const sent = busyShop();
  const busy = window.fetch;
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(<RepeatWhenBusy>admin</RepeatWhenBusy>);
  await vi.waitFor(() => expect(window.fetch).not.toBe(busy));
  const form = { method: "PATCH", body: "a" };
  expect(await (await fetch("/api/pages/1", form)).text()).toBe("saved");
  expect(await (await fetch(new Request("/api/pages/1", { ...form, body: "b" }))).text()).toBe("saved");
  expect(sent).toEqual(["a", "a", "a", "b", "b", "b"]);
  root.unmount();
  await vi.waitFor(() => expect(window.fetch).toBe(busy));
});
