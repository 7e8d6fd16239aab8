import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StructuredData } from "./structured-data";

const hostile = 'Aube</script><script>alert(1)</script><!--"\u2028';

test("no title of a product ends its script element", () => {
  const html = renderToStaticMarkup(<StructuredData thing={{ "@type": "Product", name: hostile }} />);
  const [, json = ""] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? [];
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual({
    "@context": "https://schema.org",
    "@type": "Product",
    name: hostile,
  });
});
