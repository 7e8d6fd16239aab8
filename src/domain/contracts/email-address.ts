import * as v from "valibot";
import { normaliseEmail } from "@/src/domain/mail/email-address";
import { requestText } from "./text";

/** An email address, as the shop stores and compares it. The messages are codes; pages have the texts. */
export const emailAddress = v.pipe(
  requestText,
  v.trim(),
  v.nonEmpty("required"),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const address = normaliseEmail(dataset.value);
    if (address !== null) return address;
    addIssue({ message: "email" });
    return NEVER;
  }),
);
