import { adminMessagesIn } from "@/src/i18n/admin-messages";
import type { UIFieldServerProps } from "payload";
import { includes, roleOf } from "@/src/admin/access/roles";
import { smallerPicture } from "@/src/domain/content/smaller-picture";
import { FocusInput } from "./focus-input";

/** The picture of the form, on which the editor marks the focal point that stays visible when it is cropped. */
export function FocusField({ data, i18n, user }: UIFieldServerProps) {
  const name: unknown = data?.filename;
  if (typeof name !== "string" || !includes("marketers", roleOf(user))) return null;
  const url = `/api/media/file/${encodeURIComponent(name)}`;
  return (
    <FocusInput address={smallerPicture(url, 640)} text={adminMessagesIn("content.mediaSheet", i18n.language).focus} />
  );
}
