import { adminMessagesIn } from "@/src/i18n/admin-messages";
import { getTranslation } from "@payloadcms/translations";
import { Gutter } from "@payloadcms/ui";
import { redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { includes, roleOf } from "@/src/admin/access/roles";
import { languages } from "@/src/domain/locale/languages";
import { locales } from "@/src/domain/locale/locale";
import { InviteForm } from "./invite-form";

/** The view in which an admin creates an account for another person. */
export function InviteView({ initPageResult: { req } }: AdminViewServerProps) {
  // Payload does not restrict access to custom views.
  if (!includes("admins", roleOf(req.user))) redirect("/admin");
  const { i18n, payload } = req;
  const role = payload.collections.users.config.flattenedFields.find(({ name }) => name === "role");
  const roles = (role?.type === "select" ? role.options : []).flatMap((option) => {
    if (typeof option === "string") return [];
    const { value, label } = option;
    const words: unknown = typeof label === "function" ? value : getTranslation(label, i18n);
    return [{ value, label: typeof words === "string" ? words : value }];
  });
  const spoken = locales.map((value) => ({ value, label: languages[value].name }));
  return (
    <Gutter>
      <InviteForm texts={adminMessagesIn("staff.invite", i18n.language)} roles={roles} languages={spoken} />
    </Gutter>
  );
}
