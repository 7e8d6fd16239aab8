import type { Endpoint } from "payload";
import { includes, roleOf, staffRoles } from "@/src/admin/access/roles";
import { endSessionsRequest, inviteRequest, sendLinkRequest } from "@/src/domain/contracts/staff-account";
import { fail, ok } from "@/src/domain/result";
import { answerJson } from "@/src/server/endpoints/answer";
import { endSessions } from "@/src/services/staff/end-sessions";
import { inviteStaff } from "@/src/services/staff/invite";
import { sendLink } from "@/src/services/staff/send-link";
import { sessionOf } from "@/src/server/runtime/staff/staff-session";
import { readerLocale } from "./reader-locale";
import { staffCall } from "./staff-call";

const unknown = { code: "not-found", message: "There is no such account." } as const;

export const peopleEndpoints: readonly Endpoint[] = [
  staffCall({
    path: "/staff/sessions/end",
    who: "staff",
    request: endSessionsRequest,
    errors: { "not-found": 404 },
    handle: async ({ account: other, which }, { shop, account, req }) => {
      const isOthers = other !== null && other !== account.id;
      // Sessions of another account can be ended by admins.
      if (isOthers && !includes("admins", roleOf(req.user))) return fail(unknown);
      const accountId = other ?? account.id;
      const sid = isOthers ? null : sessionOf(req.user);
      return ok(answerJson({ ended: await endSessions(shop, { accountId, which, sid, by: account.email }) }));
    },
  }),
  staffCall({
    path: "/staff/link",
    who: "admins",
    request: sendLinkRequest,
    errors: { "not-found": 404 },
    handle: async ({ account }, { shop, account: admin, req }) =>
      (await sendLink(shop, { accountId: account, locale: readerLocale(req), by: admin.email }))
        ? ok(answerJson({}))
        : fail(unknown),
  }),
  staffCall({
    path: "/staff/invite",
    who: "admins",
    request: inviteRequest,
    errors: { known: 409, "unknown-role": 400 },
    handle: async ({ email, role, languages }, { shop, account, req }) => {
      if (!staffRoles.some((known) => known === role))
        return fail({ code: "unknown-role", field: "role", message: "There is no such role." });
      // Mails to a translator are in a language they translate.
      const locale = languages[0] ?? readerLocale(req);
      const invited = await inviteStaff(shop, { email, role, languages, locale, by: account.email });
      return invited.ok
        ? ok(answerJson({ id: invited.value }))
        : fail({ code: invited.error, field: "email", message: "There is an account with this address." });
    },
  }),
];
