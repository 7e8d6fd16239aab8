import { expect, test } from "vitest";
import { allForms, isAnswered } from "../../contracts/forms/all-forms";
import { pageForms } from "../../domain/forms/form-name";
import { leadsNowhere } from "./leads-nowhere";

test.each(pageForms.map((form) => [form, !isAnswered(form)] as const))(
  "a button to %s is left out: %s",
  (form, isLeftOut) => {
    expect(allForms[form].name).toBe(form);
    expect(leadsNowhere(`/dons#${form}`)).toBe(isLeftOut);
  },
);

test.each(["/contact", "/faq#delivery", "https://example.org/#donations"])("%s leads somewhere", (href) => {
  expect(leadsNowhere(href)).toBe(false);
});
