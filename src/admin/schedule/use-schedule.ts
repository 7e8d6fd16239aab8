"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { useDocumentInfo, useServerFunctions } from "@payloadcms/ui";
import { useCallback, useEffect, useState } from "react";

type Functions = ReturnType<typeof useServerFunctions>;
export type Upcoming = Awaited<ReturnType<Functions["getUpcomingScheduledPublish"]>>[number];
export type ScheduledKind = Upcoming["input"]["type"];

interface Outcome {
  readonly words: string;
  readonly isRefused: boolean;
}

export interface Schedule {
  readonly upcoming: readonly Upcoming[] | null;
  readonly outcome: Outcome | null;
  readonly isBusy: boolean;
  /** @param locale null for every language */
  readonly add: (type: ScheduledKind, date: Date, locale: string | null) => Promise<void>;
  readonly cancel: (id: Upcoming["id"]) => Promise<void>;
}

/** Why the server refused, or null on success: src/server/endpoints/schedule-publication.ts. */
function refusalIn(answer: unknown, otherwise: string): string | null {
  if (typeof answer !== "object" || answer === null || !("error" in answer)) return null;
  return "reason" in answer && typeof answer.reason === "string" ? answer.reason : otherwise;
}

/** Scheduled publications and withdrawals of the open document. */
export function useSchedule(texts: AdminMessages<"browser.schedule">): Schedule {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { schedulePublish, getUpcomingScheduledPublish } = useServerFunctions();
  const [upcoming, setUpcoming] = useState<readonly Upcoming[] | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setBusy] = useState(false);
  const what = {
    ...(collectionSlug && { doc: { relationTo: collectionSlug, value: String(id) } }),
    ...(globalSlug && { global: globalSlug }),
  };
  const load = useCallback(
    async () =>
      setUpcoming(
        await getUpcomingScheduledPublish({
          ...(id !== undefined && { id }),
          ...(collectionSlug && { collectionSlug }),
          ...(globalSlug && { globalSlug }),
        }),
      ),
    [id, collectionSlug, globalSlug, getUpcomingScheduledPublish],
  );
  // Without an answer no schedule is shown; an action reports its failure.
  useEffect(() => void load().catch(() => undefined), [load]);
  const ask = async (call: () => unknown, done: string) => {
    setBusy(true);
    try {
      const refusal = refusalIn(await call(), texts.failed);
      await load().catch(() => undefined);
      setOutcome({ words: refusal ?? done, isRefused: refusal !== null });
    } catch {
      setOutcome({ words: texts.failed, isRefused: true });
    }
    setBusy(false);
  };
  return {
    upcoming,
    outcome,
    isBusy,
    add: (type, date, locale) =>
      ask(
        () => schedulePublish({ ...what, type, date, ...(locale !== null && { localeToPublish: locale }) }),
        texts.scheduled,
      ),
    cancel: (deleteID) => ask(() => schedulePublish({ deleteID, type: "publish" }), texts.cancelled),
  };
}
