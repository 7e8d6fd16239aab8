import { adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { questionGroups, type QuestionGroupKey } from "@/src/domain/content/question-group";

const labels: Record<QuestionGroupKey, ReaderText> = adminMessagesByKey("content.questionGroupOptions");

/** Chapters of the FAQ, to choose one. */
export const questionGroupOptions = questionGroups.map((value) => ({ value, label: { ...labels[value] } }));
