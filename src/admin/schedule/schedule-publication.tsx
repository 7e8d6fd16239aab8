"use client";
import { useAdminMessages } from "@/src/admin/use-admin-messages";
import { useConfig, useDocumentInfo, useFormModified } from "@payloadcms/ui";
import { hasAutosaveEnabled } from "payload/shared";
import { useState } from "react";
import { createPortal } from "react-dom";
import styles from "./schedule.module.css";
import { ScheduleWindow } from "./schedule-window";

/** Schedules the publication or withdrawal of the open document, in a window of its own. */
export function SchedulePublication() {
  const { title } = useAdminMessages("schedule");
  const [isOpen, setOpen] = useState(false);
  const isSaved = useIsSaved();
  const { id, globalSlug, hasPublishPermission } = useDocumentInfo();
  if (!hasPublishPermission || (id === undefined && globalSlug === undefined)) return null;
  return (
    <>
      <button
        type="button"
        id="schedule-publish"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={title}
        title={title}
        disabled={!isSaved}
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="10" r="7.3" />
          <path d="M10 5.5V10l3 2" />
        </svg>
      </button>
      {isOpen &&
        // Outside the document's own form, which the Enter key would save.
        createPortal(<ScheduleWindow onClose={() => setOpen(false)} />, document.body)}
    </>
  );
}

/** Unsaved values would not be published at that hour; with autosave they soon are saved. */
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
