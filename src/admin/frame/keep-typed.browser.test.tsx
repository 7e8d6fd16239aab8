import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { RestoreEarlyInput } from "./restore-early-input";

/** A custom view: every value is in its state. */
function View() {
  const [text, setText] = useState("");
  const [note, setNote] = useState("note");
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [choice, setChoice] = useState("a");
  return (
    <>
      <input aria-label="text" value={text} onChange={({ target }) => setText(target.value)} />
      <textarea aria-label="note" value={note} onChange={({ target }) => setNote(target.value)} />
      {["tick", "tock"].map((name) => (
        <input
          key={name}
          aria-label={name}
          type="checkbox"
          checked={ticked.includes(name)}
          onChange={() => setTicked([...ticked, name])}
        />
      ))}
      <select aria-label="choice" value={choice} onChange={({ target }) => setChoice(target.value)}>
        <option>a</option>
        <option>b</option>
      </select>
      <input type="text" aria-label="plain" defaultValue="left alone" />
      <output>{[text, note, ticked.join(" + "), choice].join(" · ")}</output>
    </>
  );
}

const admin = (
  <RestoreEarlyInput>
    <View />
  </RestoreEarlyInput>
);

async function openAfter(doBefore: () => Promise<void>) {
  const root = document.createElement("div");
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(admin);
  await doBefore();
  // React logs a page that it had to recreate to the console by default.
  hydrateRoot(root, admin, { onRecoverableError: () => undefined });
  return page.getByRole("status");
}

test("what is typed, ticked and chosen before hydration reaches the view's state and stays", async () => {
  const known = await openAfter(async () => {
    await page.getByLabelText("text").fill("rouge");
    await page.getByLabelText("note").fill("à deux");
    await page.getByLabelText("tick").click();
    await page.getByLabelText("tock").click();
    await page.getByLabelText("choice").selectOptions("b");
  });
  await expect.element(known).toHaveTextContent("rouge · à deux · tick + tock · b");
  await expect.element(page.getByLabelText("text")).toHaveValue("rouge");
  await expect.element(page.getByLabelText("tick")).toBeChecked();
});

test("values stay where a password manager has added an element to the form", async () => {
  const known = await openAfter(async () => {
    await page.getByLabelText("text").fill("rouge");
    await page.getByLabelText("tock").click();
    page.getByLabelText("text").element().after(document.createElement("password-manager-button"));
  });
  await expect.element(known).toHaveTextContent("rouge · note · tock · a");
  await expect.element(page.getByLabelText("text")).toHaveValue("rouge");
});

test("where nothing was typed, no event is sent", async () => {
  const known = await openAfter(async () => undefined);
  await expect.element(known).toHaveTextContent("· note · · a");
});
