import { expect, it } from "vitest";
import { maintenancePath } from "./answer-closed";

it.each([
  ["/", "/maintenance"],
  ["/montres/distinction", "/maintenance"],
  ["/jp", "/jp/maintenance"],
  ["/en/faq", "/en/maintenance"],
  ["/fr/faq", "/maintenance"],
  ["/enfin", "/maintenance"],
])("shows at %s the page %s", (path, page) => {
  expect(maintenancePath(path)).toBe(page);
});
