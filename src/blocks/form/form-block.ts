import { pageForms } from "@/src/domain/forms/form-name";
import { optionalText, title, type BlockDescription, type BlockOf } from "@/src/blocks/block-field";

/** A form with its introduction. */
export const formBlock = {
  slug: "form",
  picture: `
    ====........
    [[[[[[[[[[[[
    ............
    [[[[[[[[[[[[
    ............
    ...[[[[[[...`,
  fields: {
    title,
    text: optionalText,
    form: {
      kind: "choice",
      values: pageForms,
      isRequired: true,
      fallback: "contact",
      names: "content.form.pageForm",
    },
  },
} as const satisfies BlockDescription;

export type FormBlock = BlockOf<typeof formBlock>;
