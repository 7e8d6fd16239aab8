import { questionGroups } from "@/src/domain/content/question-group";
import { optionalText, title, type BlockDescription, type BlockOf } from "@/src/blocks/block-field";

/** Questions of one group, or the whole FAQ with its search. */
export const faqBlock = {
  slug: "faq",
  picture: `
    =======....-
    ............
    =====......-
    .---------..
    .------.....
    ========...-`,
  fields: {
    title,
    text: optionalText,
    group: {
      kind: "choice",
      values: questionGroups,
      isRequired: false,
      fallback: null,
      names: "content.questionGroupOptions",
    },
  },
} as const satisfies BlockDescription;

export type FaqBlock = BlockOf<typeof faqBlock>;
