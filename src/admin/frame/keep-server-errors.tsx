"use client";
import { useAllFormFields, useForm, useFormProcessing, useFormSubmitted } from "@payloadcms/ui";
import { useLayoutEffect, useRef } from "react";
import { judgedByServer, refusalOf, isUnchanged, lostErrors, type Refusal } from "./refusals";

const leaveToServer = () => true as const;

/**
 * Keeps to what the last save said, however late other answers are.
 *
 * The CMS's form asks the server about what was typed a moment later. Where that answer comes after the refusal of a
 * save, it knows nothing of errors, the form takes them off, and whoever pressed sees a value that was not saved as if
 * it were. And a value that has been put right stays refused until it is asked about: who presses sooner is refused
 * without a save. Here a refusal stands as long as the values it was said of, and only a save judges what the browser
 * cannot. What was refused is not saved: its buttons stay as they were, and leaving the page asks first.
 */
export function KeepServerErrors() {
  const [fields, dispatch] = useAllFormFields();
  const { setModified } = useForm();
  const isSaving = useFormProcessing();
  const isRefused = useFormSubmitted();
  const wasSaving = useRef(false);
  const isKept = useRef(false);
  const refusal = useRef<Refusal>(null);
  // Before anything is drawn: the errors do not flicker.
  useLayoutEffect(() => {
    for (const path of judgedByServer(fields)) dispatch({ type: "UPDATE", path, validate: leaveToServer });
    const hasJustEnded = wasSaving.current && !isSaving;
    wasSaving.current = isSaving;
    if (hasJustEnded) refusal.current = null;
    if (hasJustEnded && isRefused) setModified(true);
    isKept.current = isRefused && !isSaving && (hasJustEnded || isKept.current);
    // What is typed next is judged by the answers to it.
    if (refusal.current && !isUnchanged(refusal.current, fields)) isKept.current = false;
    if (!isKept.current) return;
    const errors = refusal.current ? lostErrors(refusal.current, fields) : [];
    if (errors.length > 0) dispatch({ type: "ADD_SERVER_ERRORS", errors });
    // The errors of a save come a moment after its end.
    else refusal.current = refusalOf(fields);
  }, [fields, dispatch, setModified, isSaving, isRefused]);
  return null;
}
