import {
  schedulePublishHandler,
  type SchedulePublishHandlerArgs,
} from "@payloadcms/ui/utilities/schedulePublishHandler";
import { APIError, type ServerFunction } from "payload";
import { askCancelling } from "@/src/admin/access/guard-schedules";
import { isLocale } from "@/src/domain/locale/locale";
import { rehearsePublication } from "@/src/server/runtime/rehearse-publication";

/**
 * The admin's own call behind "Schedule publish". Payload queues jobs for any staff member that then fail at their
 * hour without a visible error: here the change is tried first, and a refused one is not queued.
 */
export const schedulePublication: ServerFunction<SchedulePublishHandlerArgs> = async (args) => {
  const { deleteID, doc, global, localeToPublish, req, type } = args;
  const isWithdrawal = type === "unpublish";
  const locale = !isWithdrawal && isLocale(localeToPublish) ? localeToPublish : null;
  try {
    if (deleteID !== undefined) await askCancelling({ id: { equals: deleteID } }, req);
    else
      await rehearsePublication({ status: isWithdrawal ? "draft" : "published", doc, global, locale }, req);
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    return { error: error.message, reason: error.message };
  }
  return schedulePublishHandler(args);
};
