"use client";
import { useAdminMessages } from "@/src/admin/use-admin-messages";
import { useTranslation } from "@payloadcms/ui";
import { useEffect, useRef } from "react";
import dialogStyles from "@/src/admin/two-step-dialog.module.css";
import { ScheduleForm } from "./schedule-form";
import { useSchedule } from "./use-schedule";

/** The window itself, from the moment it is opened. */
export function ScheduleWindow({ onClose }: { onClose: () => void }) {
  const { i18n } = useTranslation();
  const texts = useAdminMessages("schedule");
  const dialog = useRef<HTMLDialogElement>(null);
  const schedule = useSchedule(texts);
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={dialogStyles.dialog} aria-labelledby="schedule-title" onClose={onClose}>
      <h3 id="schedule-title">{texts.title}</h3>
      <ScheduleForm
        {...{ schedule, texts }}
        language={i18n.language}
        onClose={() => dialog.current?.close()}
      />
    </dialog>
  );
}
