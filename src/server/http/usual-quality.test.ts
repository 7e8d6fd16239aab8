import { expect, test } from "vitest";
import { withUsualQuality } from "./usual-quality";

test.each([
  ["/_next/image?url=%2Fa.png&w=640", "/_next/image?url=%2Fa.png&w=640&q=75"],
  ["/_next/image?url=%2Fa.png&w=640&q=90", "/_next/image?url=%2Fa.png&w=640&q=90"],
  ["/montres?w=640", "/montres?w=640"],
])("%s is asked as %s", (address, asked) => {
  expect(withUsualQuality(address)).toBe(asked);
});
