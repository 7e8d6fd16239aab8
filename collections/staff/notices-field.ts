import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { FieldHook, SelectField } from "payload";
import { noticeAccess } from "@/src/admin/access/table";
import { includes, roleOf, staffRoles } from "@/src/admin/access/roles";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { staffNotices, type StaffNotice } from "@/src/domain/staff/staff-notice";

const labels: Readonly<Record<StaffNotice, ReaderText>> = adminMessagesByKey("staff.notices");

/** Subjects that an account of a role may be mailed about. */
const mayChoose = (role: unknown) => {
  const asked = roleOf({ collection: "users", role } as Parameters<typeof roleOf>[0]);
  return (notice: string) =>
    staffNotices.some((known) => known === notice && includes(noticeAccess[known], asked));
};

/** A role with less access gets fewer mails, whatever was chosen before. */
const keepToRole: FieldHook = ({ value, data, originalDoc }) =>
  Array.isArray(value) ? value.filter(mayChoose(data?.role ?? originalDoc?.role)) : value;

/** Subjects that a staff member is mailed about. */
export const noticesField: SelectField = {
  name: "notices",
  type: "select",
  hasMany: true,
  label: adminMessages("staff.noticesLabel"),
  options: staffNotices.map((value) => ({ value, label: labels[value] })),
  filterOptions: ({ options, data }) =>
    options.filter((option) => mayChoose(data.role)(typeof option === "string" ? option : option.value)),
  hooks: { beforeChange: [keepToRole] },
  admin: {
    components: {
      Field: {
        path: "/src/admin/fields/field-when#SelectWhen",
        clientProps: { when: { field: "role", is: staffRoles.filter((role) => role !== "translator") } },
      },
    },
    description: adminMessages("staff.noticesDescription"),
  },
};
