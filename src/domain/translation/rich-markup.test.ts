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

const plain = (words: string) => ({ ...text, text: words });
const entry = (value: number, ...children: readonly object[]) => ({
  ...part("listitem", children).root.children[0],
  value,
});
const bare = (node: object) =>
  JSON.parse(
    JSON.stringify(node, (name, value: unknown) => (/^text(Format|Style)$/.test(name) ? undefined : value)),
  ) as object;

test.each([
  ["<h2>Titre</h2>", part("heading", [plain("Titre")], { tag: "h2" })],
  ["<h3>Titre</h3>", part("heading", [plain("Titre")], { tag: "h3" })],
  ["<quote>Dit</quote>", part("quote", [plain("Dit")])],
  [
    "<ul><li>un</li><li>deux</li></ul>",
    part("list", [entry(1, plain("un")), entry(2, plain("deux"))], {
      listType: "bullet",
      tag: "ul",
      start: 1,
    }),
  ],
  [
    "<ol><li>un<ul><li>deux</li></ul></li></ol>",
    part(
      "list",
      [
        entry(
          1,
          plain("un"),
          ...part("list", [entry(1, plain("deux"))], { listType: "bullet", tag: "ul", start: 1 }).root
            .children,
        ),
      ],
      { listType: "number", tag: "ol", start: 1 },
    ),
  ],
])("%s is read as the editor keeps it, and written again", (markup, rich) => {
  const read = markupToRich(markup);
  expect(read).toEqual(bare(rich));
  expect(richToMarkup(read!)?.replaceAll(/\n\s*/g, "")).toBe(markup);
});

test("tabs, empty parts and what stands between parts", () => {
  expect(markupToRich("<p>a<tab/>b</p>")).toEqual(
    part("paragraph", [plain("a"), { ...plain("\t"), type: "tab", detail: 2 }, plain("b")]),
  );
  expect(markupToRich("<p></p>")).toEqual(part("paragraph", []));
  expect(markupToRich(" <p>a</p>\n")).toEqual(part("paragraph", [plain("a")]));
});

test.each([
  '<p>a <a href="/b" target="_blank">c</a></p>',
  "<p>1 &gt; 0<tab/>x</p>",
  "<h2>a</h2>\n<p>b</p>\n<p></p>",
  "<ul>\n<li>un</li>\n<li>deux</li>\n</ul>",
])("%j comes back as it was", (markup) => {
  expect(richToMarkup(markupToRich(markup)!)).toBe(markup);
});

test("nothing is said of what has no text", () => {
  for (const value of [
    null,
    undefined,
    "words",
    {},
    { root: null },
    { root: {} },
    { root: { children: [] } },
  ])
    expect([value, richToMarkup(value)]).toEqual([value, ""]);
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
  "<ul><p>no entry</p></ul>",
  "<p>a</p> words beside",
  "<li>no list</li>",
  '<p><a name="x">no address</a></p>',
])("%s is no text", (markup) => {
  expect(markupToRich(markup)).toBeNull();
});

test("what tags cannot say is not said", () => {
  expect(richToMarkup(part("upload", []))).toBe("");
  expect(richToMarkup(part("table", [{ ...text, text: "x" }]))).toBeNull();
});
