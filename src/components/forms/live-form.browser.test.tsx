import { expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { contact } from "@/src/domain/contracts/forms/contact";
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

/**
 * The form of the contact page.
 * @param guard "limits" requires no token, which would have to be awaited
 */
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

test("a text that is too long is never cut: the form says by how much, and sends nothing until it is shorter", async () => {
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

test("missing values are reported on their fields, the first gets the focus, and nothing is sent", async () => {
  await showForm();
  await submit.click();
  await expect.element(subject).toHaveFocus();
  await expect.element(subject).toHaveAccessibleDescription("Choisissez une réponse dans la liste.");
  await expect.element(name).toHaveAccessibleDescription(/^Indiquez votre nom/);
  await expect.element(message).toHaveAccessibleDescription(/^Écrivez quelques mots/);
  expect(await sent()).toEqual([]);
});

test("an error disappears as soon as it is corrected, and the others stay", async () => {
  await showForm();
  await submit.click();
  await name.fill("Ada");
  await expect.element(name).not.toHaveAttribute("aria-invalid");
  await expect.element(message).toHaveAttribute("aria-invalid", "true");
});

test("an incomplete address and too short a message are reported in the shop's words", async () => {
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

test("all fields are sent, and the thanks get the focus", async () => {
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

test("an error by the server is shown on its field, and nothing typed is lost", async () => {
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

test("the first typed letter requests the token, and it is sent along", async () => {
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

test("an expired token is replaced without a message", async () => {
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

test("a second refused token is reported, and no third one is requested", async () => {
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

test("values of an earlier attempt are shown in the fields with their errors", async () => {
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

test("the honeypot field is hidden and out of the order of keys", async () => {
  const { container } = await showForm();
  const trap = container.querySelector<HTMLInputElement>("input[name=reserve]");
  expect([trap?.tabIndex, trap?.closest("[aria-hidden=true]") !== null]).toEqual([-1, true]);
});

test("a page shown again from the back-forward cache has its button enabled", async () => {
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
