import { messageOptions } from "@/collections/message-options";
import { adminMessages } from "@/src/i18n/admin-messages";
import type { Field, GlobalConfig, TextFieldSingleValidation } from "payload";
import { groups } from "@/collections/menu-groups";
import { forReader } from "@/src/admin/access/for-reader";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { selectionFieldOptions } from "@/collections/catalogue/configurator-words";
import { illustrationField } from "@/collections/content/blocks/illustration-field";
import { listField } from "@/collections/list-field";
import { globalWithDrafts } from "@/collections/drafts";
import { textLike } from "@/collections/validators";
import { isTraitValue, traits, type Trait } from "@/src/domain/quiz/traits";
import { revalidateOnGlobalChange } from "@/src/store/revalidation/revalidate";

const key: Field = {
  name: "key",
  type: "text",
  required: true,
  label: adminMessages("settings.quiz.key.key.label"),
  validate: textLike(/^[a-z0-9-]{1,24}$/, "poignet"),
};

const words = (name: string, label: ReaderText, isRequired: boolean): Field => ({
  name,
  type: "text",
  localized: true,
  required: isRequired,
  maxLength: 120,
  label,
});

const isTrait = (value: unknown): value is Trait => traits.some((trait) => trait === value);

const checkValues: TextFieldSingleValidation = (value, { req, siblingData }) => {
  const { trait } = siblingData as { trait?: unknown };
  const words = value?.split(",").map((word) => word.trim()) ?? [""];
  const wrong = isTrait(trait) ? words.find((word) => !isTraitValue(trait, word)) : words[0];
  if (wrong === undefined) return true;
  return forReader(req, adminMessages("settings.quiz.checkValues", { wrong }));
};

const rules = listField("rules", adminMessages("settings.quiz.rules.rules.label"), [
  {
    type: "row",
    fields: [
      {
        name: "trait",
        type: "select",
        required: true,
        label: adminMessages("settings.quiz.rules.rules.trait.label"),
        options: messageOptions("settings.quiz.rules.rules.trait.options") satisfies {
          value: Trait;
          label: ReaderText;
        }[],
      },
      {
        name: "values",
        type: "text",
        required: true,
        label: adminMessages("settings.quiz.rules.rules.values.label"),
        validate: checkValues,
        admin: {
          description: adminMessages("settings.quiz.rules.rules.values.description"),
        },
      },
      {
        name: "points",
        type: "number",
        required: true,
        min: 1,
        max: 10,
        defaultValue: 3,
        label: adminMessages("settings.quiz.rules.rules.points.label"),
      },
    ],
  },
]);

const parts = listField("parts", adminMessages("settings.quiz.parts.parts.label"), [
  {
    type: "row",
    fields: [
      {
        name: "field",
        type: "select",
        required: true,
        options: selectionFieldOptions,
        label: adminMessages("settings.quiz.parts.parts.field.label"),
      },
      {
        name: "key",
        type: "text",
        required: true,
        maxLength: 40,
        label: adminMessages("settings.quiz.parts.parts.key.label"),
      },
    ],
  },
]);

/** The quiz: questions, answers, and the rules by which answers rank the watches. */
export const Quiz: GlobalConfig = {
  slug: "quiz",
  label: adminMessages("settings.quiz.label"),
  admin: {
    group: groups.content,
    description: adminMessages("settings.quiz.description"),
  },
  ...globalWithDrafts,
  hooks: revalidateOnGlobalChange("quiz"),
  fields: [
    listField(
      "questions",
      adminMessages("settings.quiz.questions.label"),
      [
        key,
        words("title", adminMessages("settings.quiz.questions.title.label"), true),
        words("text", adminMessages("settings.quiz.questions.text.label"), false),
        listField(
          "answers",
          adminMessages("settings.quiz.questions.answers.label"),
          [
            key,
            words("title", adminMessages("settings.quiz.questions.answers.title.label"), true),
            words("note", adminMessages("settings.quiz.questions.answers.note.label"), false),
            illustrationField,
            rules,
            parts,
          ],
          { minRows: 2, maxRows: 6 },
        ),
      ],
      { minRows: 1, maxRows: 8 },
    ),
  ],
};
