import type { GlobalConfig, TextField } from "payload";
import { groups } from "@/collections/menu-groups";
import { validateWith, wholeNumber } from "@/collections/validators";
import { defaultCallsPerMinute } from "@/src/domain/ucp/agent-settings";
import { profileAddress } from "@/src/domain/ucp/profile-address";
import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";

/** Names an agent. */
const profileOf = (admin: { readonly width?: string } = {}): TextField => ({
  name: "profile",
  type: "text",
  required: true,
  index: true,
  label: adminMessages("settings.agents.profile.label"),
  admin,
  hooks: { beforeValidate: [({ value }) => profileAddress(value) ?? value] },
  validate: validateWith(
    (profile) => profileAddress(profile) !== null,
    adminMessages("settings.agents.profile.invalid"),
  ),
});

/** Whether programs may shop for buyers, and how much. */
export const Agents: GlobalConfig = {
  slug: "agents",
  label: adminMessages("settings.agents.label"),
  admin: { group: groups.settings, description: adminMessages("settings.agents.description") },
  fields: [
    {
      name: "isOpen",
      type: "checkbox",
      defaultValue: true,
      label: adminMessages("settings.agents.isOpen.label"),
      admin: { description: adminMessages("settings.agents.isOpen.description") },
    },
    {
      // In a row, whose fields alone can be narrower than the form.
      type: "row",
      fields: [
        {
          name: "callsPerMinute",
          type: "number",
          defaultValue: defaultCallsPerMinute,
          label: adminMessages("settings.agents.callsPerMinute.label"),
          admin: { description: adminMessages("settings.agents.callsPerMinute.description"), width: "30%" },
          validate: wholeNumber(1, 10_000, { isRequired: true }),
        },
      ],
    },
    {
      name: "limits",
      type: "array",
      label: adminMessages("settings.agents.limits.label"),
      labels: adminMessagesByKey("settings.agents.limits.labels"),
      admin: { description: adminMessages("settings.agents.limits.description") },
      fields: [
        {
          type: "row",
          fields: [
            profileOf({ width: "70%" }),
            {
              name: "callsPerMinute",
              type: "number",
              required: true,
              label: adminMessages("settings.agents.callsPerMinute.label"),
              admin: { width: "30%" },
              validate: wholeNumber(1, 10_000, { isRequired: true }),
            },
          ],
        },
      ],
    },
    {
      name: "blocked",
      type: "array",
      label: adminMessages("settings.agents.blocked.label"),
      labels: adminMessagesByKey("settings.agents.blocked.labels"),
      admin: { description: adminMessages("settings.agents.blocked.description") },
      fields: [profileOf()],
    },
  ],
};
