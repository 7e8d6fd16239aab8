import { isAnswered } from "../../contracts/forms/all-forms";
import { pageForms } from "../../domain/forms/form-name";

/** Whether a link leads to a form of its page that nobody would answer yet, and which is not shown either. */
export function leadsNowhere(href: string): boolean {
  const [, target] = href.split("#");
  return pageForms.some((form) => form === target && !isAnswered(form));
}
