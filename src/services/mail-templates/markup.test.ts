import { expect, test } from "vitest";
import { html } from "./markup";

test("inserted text is escaped, markup is not", () => {
  const attack = `<script>"&'`;
  expect(html`<p title="${attack}">${html`<b>${attack}</b>`}</p>`.source).toBe(
    '<p title="&lt;script&gt;&quot;&amp;&#39;"><b>&lt;script&gt;&quot;&amp;&#39;</b></p>',
  );
});

test("lists are joined, null is empty", () => {
  expect(html`${[html`<i>1</i>`, html`<i>2</i>`]}${null}`.source).toBe("<i>1</i><i>2</i>");
});
