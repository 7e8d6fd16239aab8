import { useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { useBrowserValue } from "./live";

const happened: string[] = [];

function Language() {
  const value = useBrowserValue(() => "browser", "server");
  if (happened.at(-1) !== value) happened.push(value);
  useEffect(() => {
    happened.push("effects");
    queueMicrotask(() => happened.push("end of their task"));
  }, []);
  return <p>{value}</p>;
}

test("values only known in the browser are rendered a task after hydration, and at once from then on", async () => {
  document.body.innerHTML = "<div><p>server</p></div>";
  const place = document.querySelector("div") ?? document.body;
  const page = hydrateRoot(place, <Language />);
  await expect.poll(() => place.textContent).toBe("browser");
  expect(happened).toEqual(["server", "effects", "end of their task", "browser"]);
  page.render(<Language key="another" />);
  await expect.poll(() => happened).toHaveLength(6);
  expect(happened.slice(4)).toEqual(["effects", "end of their task"]);
  page.unmount();
});
