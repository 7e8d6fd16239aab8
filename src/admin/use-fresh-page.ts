"use client";
import { toast, useForm, useFormModified, useFormProcessing, useFormSubmitted } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";
import { useAdminMessages } from "./use-admin-messages";

/**
 * Reloads the page after an action beside its form. The form is reloaded with it, which would discard unsaved values:
 * while there are any, the reload waits until they are saved; during the reload, the form is locked.
 */
export function useFreshPage(): () => void {
  const router = useRouter();
  const later = useAdminMessages("freshPage");
  const { formRef } = useForm();
  const isChanged = useFormModified();
  const isSaving = useFormProcessing();
  const isRefused = useFormSubmitted();
  // While a save is under way, and where it was refused, the CMS calls the form unchanged.
  const isModified = isChanged || isSaving || isRefused;
  const [isStale, setStale] = useState(false);
  const [isReading, startReading] = useTransition();
  const isTold = useRef(false);
  const isModifiedNow = useRef(isModified);

  useEffect(() => {
    isModifiedNow.current = isModified;
    if (!isStale) return;
    if (!isModified) {
      isTold.current = false;
      setStale(false);
      startReading(() => router.refresh());
    } else if (!isTold.current) {
      isTold.current = true;
      toast.info(later);
    }
  }, [isStale, isModified, router, later]);

  useEffect(() => {
    const form = formRef?.current;
    if (!isReading || !form) return undefined;
    const focused = document.activeElement;
    form.toggleAttribute("inert", true);
    return () => {
      form.toggleAttribute("inert", false);
      if (focused instanceof HTMLElement && form.contains(focused)) focused.focus();
    };
  }, [isReading, formRef]);

  return () => {
    if (isModifiedNow.current) setStale(true);
    // Not in an effect: the pressed button may be unmounted by then.
    else startReading(() => router.refresh());
  };
}
