import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { closePolicy, inlineScriptSources, opensInlineScripts } from "./inline-scripts";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

it.each<[string, string, readonly string[]]>([
  ["none", "<p>script</p>", []],
  ["a plain one", "<script>run()</script>", [hashOf("run()")]],
  ["with an id and in capitals", '<SCRIPT id="_R_">a\n<b</SCRIPT>', [hashOf("a\n<b")]],
  ["a module", '<script type="module">m()</script>', [hashOf("m()")]],
  ["the same twice", "<script>x</script><script>x</script>", [hashOf("x")]],
  ["letters beyond ASCII", "<script>'時計'</script>", [hashOf("'時計'")]],
  ["one of a file", '<script src="/a.js" async=""></script>', []],
  ["data", '<script type="application/ld+json">{}</script>', []],
])("finds scripts of a page: %s", (_, html, sources) => {
  expect(inlineScriptSources(html)).toEqual(sources);
});

const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; script-src 'self' 'unsafe-inline' https://pixel.example; img-src *";

it("names the scripts of a page instead of allowing all, and changes nothing else", () => {
  expect(opensInlineScripts(policy)).toBe(true);
  const closed = closePolicy(policy, "<script>run()</script>");
  expect(closed).toBe(
    `default-src 'self'; style-src 'self' 'unsafe-inline'; script-src 'self' ${hashOf("run()")} https://pixel.example; img-src *`,
  );
  expect(opensInlineScripts(closed)).toBe(false);
  expect(opensInlineScripts("frame-ancestors 'self'; style-src 'unsafe-inline'")).toBe(false);
});
