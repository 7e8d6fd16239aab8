import { adminMessages } from "@/src/i18n/admin-messages";
import type { PayloadRequest } from "payload";
import { forReader } from "@/src/admin/access/for-reader";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";

/** A rule of a field in Payload's form: true, or the error in the language of the user who saves. */
export const validateWith =
  (holds: (value: unknown) => boolean, words: ReaderText) =>
  (value: unknown, { req }: { req: PayloadRequest }): true | string =>
    holds(value) || forReader(req, words);

const isNothing = (value: unknown) => value === null || value === undefined || value === "";

/** A whole number within bounds. */
export const wholeNumber = (min: number, max: number, { isRequired = true } = {}) =>
  validateWith(
    (value) =>
      isNothing(value)
        ? !isRequired
        : Number.isInteger(value) && Number(value) >= min && Number(value) <= max,
    adminMessages("common.validators.wholeNumber", { min, max }),
  );

/**
 * A text of a given form.
 * @param example of a valid value
 */
export const textLike = (form: RegExp, example: string, { isRequired = true } = {}) =>
  validateWith(
    (value) => (isNothing(value) ? !isRequired : typeof value === "string" && form.test(value)),
    adminMessages("common.validators.textLike", { example }),
  );
