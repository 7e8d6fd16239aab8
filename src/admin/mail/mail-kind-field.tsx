import type { TextFieldServerProps } from "payload";
import { DocumentTitle } from "@/src/admin/payload-fixes/document-title";
import { mailKindName } from "./mail-kind-name";

/** The kind of a mail, in words: the title of its page, in place of the key of its occasion. */
export function MailKindField({ data, i18n }: TextFieldServerProps) {
  return <DocumentTitle title={mailKindName(String(data.kind), i18n.language)} />;
}
