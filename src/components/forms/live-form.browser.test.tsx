import { expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { contact } from "@/src/contracts/forms/contact";
import { browserTexts } from "@/src/i18n/browser-texts";
import french from "@/src/i18n/messages/fr/forms.json";
import { show } from "@/tests/setup/browser/show";
import { fieldViews, formTexts } from "./form-view";
import { LiveForm } from "./live-form";
import type { Written } from "./use-form";

const path = "POST /api/contact";
const token = "GET /api/form-token";
const t = browserTexts<Record<string, string>>(french, "fr");

const subject = page.getByRole("combobox", { name: "Sujet" });
const name = page.getByRole("textbox", { name: "Votre nom" });
const email = page.getByRole("textbox", { name: /e-mail/i });
const message = page.getByRole("textbox", { name: "Votre message" });
const submit = page.getByRole("button", { name: "Envoyer le message" });
const alert = page.getByRole("alert");

/** The form of the contact page. @param guard "limits" asks for no token, which would be waited with */
const showForm = async (
  script: Parameters<typeof commands.scriptShop>[0] = {},
  { guard = "limits", written }: { guard?: "form" | "limits"; written?: Written } = {},
) => {
  await commands.scriptShop(script);
  return show(
    <LiveForm
      form={{ name: contact.name, path: contact.path, guard }}
      locale="fr"
      fields={fieldViews(contact, t)}
      texts={formTexts(contact, t)}
      {...(written && { written })}
    >
      <p>Vos données</p>
    </LiveForm>,
  );
};

const fillIn = async () => {
  await subject.selectOptions("watch");
  await name.fill("Ada Lovelace");
  await email.fill("ada@example.com");
  await message.fill("La couronne se dévisse-t-elle ?");
};

const expectAllKept = async () => {
  await expect.element(subject).toHaveValue("watch");
  await expect.element(name).toHaveValue("Ada Lovelace");
  await expect.element(email).toHaveValue("ada@example.com");
  await expect.element(message).toHaveValue("La couronne se dévisse-t-elle ?");
};

const sent = async () =>
  (await commands.sentRequests()).filter((request) => request.name === path).map(({ body }) => body);

test("what is too long is never cut: the form says by how much, and sends nothing before it is shorter", async () => {
  const limit = contact.fields.message.control.maxLength ?? 0;
  await showForm({ [path]: [{ body: {} }] });
  await fillIn();
  await message.fill("x".repeat(limit - 2));
  await expect.element(page.getByText(/^Caractères restants\s: 2\.$/)).toBeVisible();
  await message.fill("x".repeat(limit + 1));
  await submit.click();
  await expect.element(message).toHaveAccessibleDescription(/trop long/);
  await expect.element(message).toHaveValue("x".repeat(limit + 1));
  expect(await sent()).toEqual([]);
  await message.fill("x".repeat(limit));
  await expect.element(message).not.toHaveAccessibleDescription(/trop long/);
  await submit.click();
  await expect.poll(sent).toHaveLength(1);
});

test("what is missing is said on its fields, the first has the focus, and nothing is sent", async () => {
  await showForm();
  await submit.click();
  await expect.element(subject).toHaveFocus();
  await expect.element(subject).toHaveAccessibleDescription("Choisissez une réponse dans la liste.");
  await expect.element(name).toHaveAccessibleDescription(/^Indiquez votre nom/);
  await expect.element(message).toHaveAccessibleDescription(/^Écrivez quelques mots/);
  expect(await sent()).toEqual([]);
});

test("an error goes as soon as it is corrected, and the others stay", async () => {
  await showForm();
  await submit.click();
  await name.fill("Ada");
  await expect.element(name).not.toHaveAttribute("aria-invalid");
  await expect.element(message).toHaveAttribute("aria-invalid", "true");
});

test("half an address and too short a message are said in the shop's words", async () => {
  await showForm();
  await fillIn();
  await email.fill("ada@");
  await userEvent.clear(message);
  await userEvent.type(message, "Bonjour");
  await submit.click();
  await expect.element(email).toHaveAccessibleDescription(/il manque le @ ou la fin/);
  await expect.element(message).toHaveAccessibleDescription(/il faut au moins 10 caractères/);
  expect(await sent()).toEqual([]);
});

test("all of it is sent, and the thanks have the focus", async () => {
  await showForm({ [path]: [{ body: {} }] });
  await fillIn();
  await submit.click();
  await expect.element(page.getByRole("status")).toHaveTextContent("Message reçu.");
  await expect.element(page.getByRole("status")).toHaveFocus();
  expect(await sent()).toEqual([
    {
      subject: "watch",
      order: "",
      name: "Ada Lovelace",
      email: "ada@example.com",
      message: "La couronne se dévisse-t-elle ?",
      reserve: "",
      form: "contact",
      lang: "fr",
    },
  ]);
});

test("two quick presses send once", async () => {
  await showForm({ [path]: [{ body: {}, afterMs: 200 }] });
  await fillIn();
  const button = submit.element() as HTMLButtonElement;
  button.click();
  await expect
    .element(page.getByRole("button", { name: "Envoi en cours" }))
    .toHaveAttribute("aria-busy", "true");
  button.click();
  await expect.element(page.getByRole("status")).toBeVisible();
  expect(await sent()).toHaveLength(1);
});

test("what the server finds wrong stands on its field, and nothing typed is lost", async () => {
  await showForm({ [path]: [{ status: 422, body: { error: "invalid", fields: { email: "email" } } }] });
  await fillIn();
  await submit.click();
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription(/il manque le @ ou la fin/);
  await expect.element(alert).not.toBeInTheDocument();
  await expectAllKept();
});

test.each([
  [{ isLost: true } as const, /la boutique n’a pas répondu/],
  [{ status: 500, body: { error: "broken" } }, /la boutique n’a pas répondu/],
  [{ status: 429, body: { error: "too-many" } }, /Trop d’envois d’affilée/],
])("an answer like %j is told, nothing typed is lost, and a second try is sent", async (answer, words) => {
  await showForm({ [path]: [answer, { body: {} }] });
  await fillIn();
  await submit.click();
  await expect.element(alert).toHaveTextContent(words);
  await expectAllKept();
  await submit.click();
  await expect.element(page.getByRole("status")).toHaveTextContent("Message reçu.");
});

test("the first letter asks for the token, and it comes along", async () => {
  await showForm({ [token]: [{ body: { token: "first" } }], [path]: [{ body: {} }] }, { guard: "form" });
  expect(await commands.sentRequests()).toEqual([]);
  await fillIn();
  await expect
    .poll(async () => (await commands.sentRequests()).map((request) => request.name))
    .toEqual([token]);
  await submit.click();
  await expect.element(page.getByRole("status")).toBeVisible();
  expect(await sent()).toMatchObject([{ token: "first" }]);
});

test("a token that is too old is replaced, without a word to the writer", async () => {
  await showForm(
    {
      [token]: [{ body: { token: "old" } }, { body: { token: "fresh" } }],
      [path]: [{ status: 409, body: { error: "stale-form" } }, { body: {} }],
    },
    { guard: "form" },
  );
  await fillIn();
  await submit.click();
  await expect.element(page.getByRole("status")).toHaveTextContent("Message reçu.");
  expect(await sent()).toMatchObject([{ token: "old" }, { token: "fresh" }]);
});

test("a second token that is refused is told, and asked no third time", async () => {
  await showForm(
    { [token]: [{ body: { token: "old" } }], [path]: [{ status: 409, body: { error: "stale-form" } }] },
    { guard: "form" },
  );
  await fillIn();
  await submit.click();
  await expect.element(alert).toHaveTextContent(/appuyez encore une fois/);
  expect(await sent()).toHaveLength(2);
  await expectAllKept();
});

test("what an earlier try has left stands in the fields with what was wrong", async () => {
  await showForm(
    {},
    {
      written: { values: { name: "Ada", message: "Court" }, errors: { message: "short" }, error: "invalid" },
    },
  );
  await expect.element(name).toHaveValue("Ada");
  await expect.element(message).toHaveValue("Court");
  await expect.element(message).toHaveAccessibleDescription(/il faut au moins 10 caractères/);
  await expect.element(alert).not.toBeInTheDocument();
});

test("a program's field is out of everybody's way", async () => {
  const { container } = await showForm();
  const trap = container.querySelector<HTMLInputElement>("input[name=reserve]");
  expect([trap?.tabIndex, trap?.closest("[aria-hidden=true]") !== null]).toEqual([-1, true]);
});

test("a page shown again from the back-forward cache has its button back", async () => {
  // An address on the same page: the test itself must not be left.
  await showForm({ [path]: [{ body: { url: "#payment" } }] });
  await fillIn();
  await submit.click();
  await expect.poll(() => window.location.hash).toBe("#payment");
  const button = page.getByRole("button");
  await expect.element(button).toHaveAttribute("aria-busy", "true");
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await expect.element(submit).not.toHaveAttribute("aria-busy");
  await expectAllKept();
});

test("a link to the form fills its lines and choices, and nothing else", async () => {
  window.history.replaceState(
    null,
    "",
    `?${new URLSearchParams({ subject: "order", order: "VAL-2026-0042", email: "a@b.example" }).toString()}`,
  );
  await showForm();
  await expect.element(subject).toHaveValue("order");
  await expect.element(page.getByRole("textbox", { name: /commande/i })).toHaveValue("VAL-2026-0042");
  await expect.element(email).toHaveValue("");
});
