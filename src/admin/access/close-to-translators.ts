import type { Field, FieldAccess, FieldHook } from "payload";
import { ownLanguages } from "./own-languages";
import { includes, roleOf } from "./roles";

/** Synchronous: the admin checks every field of every form with each page, and a promise for each doubles the time. */
type Rule = (args: Pick<Parameters<FieldAccess>[0], "req">) => boolean;

const isMarketer: Rule = ({ req }) => includes("marketers", roleOf(req.user));

/** Translators write the texts of their own languages; in the others the form shows them read-only. */
const isOwnLanguage: Rule = ({ req }) =>
  roleOf(req.user) !== "translator" || ownLanguages(req).some((language) => language === req.locale);

/** Both must agree. */
const only = (rule: Rule, given: FieldAccess | undefined): FieldAccess =>
  given ? (args) => rule(args) && given(args) : rule;

/**
 * Payload fills a save with fields it omits, and shares nested lists with the document itself: removing closed fields
 * from the save would also remove them from the document, and set the field's default instead. With a copy both stay
 * complete.
 */
const lentNothing: FieldHook = ({ req, value }) =>
  roleOf(req.user) === "translator" && typeof value === "object" && value !== null
    ? structuredClone<unknown>(value)
    : undefined;

function lendNothing(field: Field): void {
  const holdsOthers = field.type === "array" || field.type === "blocks" || field.type === "group";
  if (!holdsOthers || !("name" in field) || !field.name) return;
  field.hooks = { ...field.hooks, beforeValidate: [lentNothing, ...(field.hooks?.beforeValidate ?? [])] };
}

/** Whether a page of this collection is online; keep-publication checks the effect of a save on it. */
const isPublication = (field: Field) => "name" in field && field.name === "_status";

/**
 * Closes what is not a text to translators, Payload's own fields among them (order, file, focal point): the admin
 * shows it read-only. Groups and lists stay open; their fields are checked one by one.
 */
export function closeToTranslators(fields: readonly Field[]): void {
  for (const field of fields) {
    if (isPublication(field)) continue;
    if ("localized" in field && field.localized) {
      field.access = { ...field.access, update: only(isOwnLanguage, field.access?.update) };
      continue;
    }
    lendNothing(field);
    if (field.type === "tabs") field.tabs.forEach((tab) => closeToTranslators(tab.fields));
    else if (field.type === "blocks") field.blocks.forEach((block) => closeToTranslators(block.fields));
    else if ("fields" in field) closeToTranslators(field.fields);
    else if (field.type !== "ui" && field.type !== "join") {
      field.access = { ...field.access, update: only(isMarketer, field.access?.update) };
    }
  }
}
