import { expect, test } from "vitest";
import { markupToRich } from "./markup-to-rich";
import { richToMarkup } from "./rich-markup";

const text = { type: "text", version: 1, text: "", format: 0, mode: "normal", style: "", detail: 0 };
const part = (type: string, children: readonly object[], own = {}) => ({
  root: {
    type: "root",
    version: 1,
    direction: null,
    format: "",
    indent: 0,
    children: [
      {
        type,
        version: 1,
        direction: null,
        format: "",
        indent: 0,
        children,
        textFormat: 0,
        textStyle: "",
        ...own,
      },
    ],
  },
});

test.each([
  [[{ ...text, text: 'A < B & "C"' }], '<p>A &lt; B &amp; "C"</p>'],
  [[{ ...text, text: "gras", format: 3 }], "<p><b><i>gras</i></b></p>"],
  [[{ ...text, text: "{{leadDays}} jours" }], "<p>{{leadDays}} jours</p>"],
  [
    [
      { ...text, text: "a" },
      { type: "linebreak", version: 1 },
      { ...text, text: "b" },
    ],
    "<p>a<br/>b</p>",
  ],
])("words are written as tags and read back as they were: %#", (children, markup) => {
  const rich = part("paragraph", children);
  expect(richToMarkup(rich)).toBe(markup);
  expect(markupToRich(markup)).toEqual(rich);
});

test("a link keeps where it leads", () => {
  const markup = '<p>Voir <a href="/faq?a=1&amp;b=&quot;2&quot;">ici</a>.</p>';
  const rich = markupToRich(markup);
  expect(JSON.stringify(rich)).toContain(String.raw`"url":"/faq?a=1&b=\"2\""`);
  expect(richToMarkup(rich)).toBe(markup);
});

test.each([
  "<p>open",
  "<p><b>crossed</p></b>",
  "words outside",
  "<p>a</p><script>x</script>",
  "<ul>no entry</ul>",
  '<p><a name="x">no address</a></p>',
])("%s is no text", (markup) => {
  expect(markupToRich(markup)).toBeNull();
});

test("what tags cannot say is not said", () => {
  expect(richToMarkup(part("upload", []))).toBe("");
  expect(richToMarkup(part("table", [{ ...text, text: "x" }]))).toBeNull();
});
