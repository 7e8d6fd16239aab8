import { adminMessagesIn } from "@/src/i18n/admin-messages";
import type { UIFieldServerProps } from "payload";
import { includes, roleOf } from "@/src/admin/access/roles";
import { FocusInput } from "./focus-input";

/** The picture of the form, on which the editor marks the focal point that stays visible when it is cropped. */
export const FocusField = ({ i18n, user }: UIFieldServerProps) =>
  includes("marketers", roleOf(user)) ? (
    <FocusInput text={adminMessagesIn("content.mediaSheet", i18n.language).focus} />
  ) : null;
