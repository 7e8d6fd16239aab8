import { adminMessages } from "@/src/i18n/admin-messages";
import type {
  CollectionBeforeOperationHook,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from "payload";
import * as v from "valibot";
import { forReader } from "./for-reader";
import { refusal } from "./refusal";
import { includes, roleOf } from "./roles";

const scheduledBy = v.object({
  input: v.object({ user: v.object({ relationTo: v.string(), value: v.number() }) }),
});

const sentence = adminMessages("common.guardSchedules.sentence");

/**
 * Whether a user may cancel a scheduled job.
 * @throws the refusal
 * @param where which jobs
 */
export async function askCancelling(where: Where, req: PayloadRequest): Promise<void> {
  const { user } = req;
  if (!user || includes("marketers", roleOf(user))) return;
  const { docs } = await req.payload.find({
    collection: "payload-jobs",
    where,
    depth: 0,
    pagination: false,
    req,
  });
  const isOwn = (job: unknown) => {
    const read = v.safeParse(scheduledBy, job);
    if (!read.success) return false;
    const { relationTo, value } = read.output.input.user;
    return relationTo === user.collection && value === user.id;
  };
  if (!docs.every(isOwn)) throw refusal(forReader(req, sentence), 403);
}

/** The admin cancels scheduled jobs by Payload's own call, which only checks for a staff account. */
const keepSchedules: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === "delete" && "where" in args && args.where) await askCancelling(args.where, req);
};

/** Keeps a staff member from cancelling what another one has scheduled. */
export function guardSchedules({ hooks }: Pick<SanitizedCollectionConfig, "hooks">): void {
  hooks.beforeOperation.push(keepSchedules);
}
