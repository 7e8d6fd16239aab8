"use client";
import { PublishButtonWithoutSchedule } from "@/src/admin/payload-fixes/publish-button-without-schedule";
import { SchedulePublication } from "./schedule-publication";

/** The button to publish at once and, beside it, the shop's own to publish later. */
export function PublishWithSchedule() {
  return (
    <>
      <PublishButtonWithoutSchedule />
      <SchedulePublication />
    </>
  );
}
