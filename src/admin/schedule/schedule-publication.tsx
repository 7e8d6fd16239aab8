"use client";
import { useConfig, useDocumentInfo, useFormModified, useTranslation } from "@payloadcms/ui";
import { hasAutosaveEnabled } from "payload/shared";
import { useRef } from "react";
import { createPortal } from "react-dom";
import dialogStyles from "@/src/admin/two-step-dialog.module.css";
import styles from "./schedule.module.css";
import { ScheduleForm } from "./schedule-form";
import { scheduleTextsOf } from "./schedule-texts";
import { useSchedule } from "./use-schedule";

/** Has what is open published or withdrawn at an hour, in a window of its own. */
export function SchedulePublication() {
  const { i18n } = useTranslation();
  const texts = scheduleTextsOf(i18n.language);
  const dialog = useRef<HTMLDialogElement>(null);
  const schedule = useSchedule(texts);
  const isSaved = useIsSaved();
  const { id, globalSlug, hasPublishPermission } = useDocumentInfo();
  if (!hasPublishPermission || (id === undefined && globalSlug === undefined)) return null;
  const open = () => {
    dialog.current?.showModal();
    void schedule.refresh();
  };
  return (
    <>
      <button
        type="button"
        id="schedule-publish"
        className={styles.button}
        aria-label={texts.title}
        title={texts.title}
        disabled={!isSaved}
        onClick={open}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.4">
          <circle cx="10" cy="10" r="7.3" />
          <path d="M10 5.5V10l3 2" />
        </svg>
      </button>
      {typeof document !== "undefined" &&
        // Outside the document's own form, which the Enter key would save.
        createPortal(
          <dialog ref={dialog} className={dialogStyles.dialog} aria-labelledby="schedule-title">
            <h3 id="schedule-title">{texts.title}</h3>
            <ScheduleForm
              {...{ schedule, texts }}
              language={i18n.language}
              onClose={() => dialog.current?.close()}
            />
          </dialog>,
          document.body,
        )}
    </>
  );
}

/** What is typed and not saved would not be there at the hour; where it is kept by itself it soon is. */
function useIsSaved(): boolean {
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const isModified = useFormModified();
  const entity = collectionSlug
    ? getEntityConfig({ collectionSlug })
    : globalSlug
      ? getEntityConfig({ globalSlug })
      : null;
  return !isModified || (entity !== null && hasAutosaveEnabled(entity));
}
