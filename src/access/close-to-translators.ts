import type { Field, FieldAccess } from "payload";
import { roleOf } from "./who";

const notTranslator: FieldAccess = ({ req }) => roleOf(req.user) !== "translator";

/** Both must agree. */
const closedToTranslators =
  (given: FieldAccess | undefined): FieldAccess =>
  async (args) =>
    (await notTranslator(args)) && (given === undefined || (await given(args)));

/** Whether a page of this collection is online: what a save does to it is for keep-publication to say. */
const isPublication = (field: Field) => "name" in field && field.name === "_status";

/**
 * Closes what is not a text to translators, Payload's own fields among them (order, file, focal point): the admin
 * shows it read-only. Groups and lists stay open, what is in them is looked at one by one.
 */
export function closeToTranslators(fields: readonly Field[]): void {
  for (const field of fields) {
    if (("localized" in field && field.localized) || isPublication(field)) continue;
    if (field.type === "tabs") field.tabs.forEach((tab) => closeToTranslators(tab.fields));
    else if (field.type === "blocks") field.blocks.forEach((block) => closeToTranslators(block.fields));
    else if ("fields" in field) closeToTranslators(field.fields);
    else if (field.type !== "ui" && field.type !== "join") {
      field.access = { ...field.access, update: closedToTranslators(field.access?.update) };
    }
  }
}
