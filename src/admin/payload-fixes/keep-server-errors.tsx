"use client";
import { useAllFormFields, useForm, useFormProcessing, useFormSubmitted } from "@payloadcms/ui";
import { useLayoutEffect, useRef } from "react";
import { judgedByServer, refusalOf, isUnchanged, lostErrors, type Refusal } from "./refusals";

const leaveToServer = () => true as const;

/**
 * Keeps the errors of the last save, however late other responses arrive.
 * The CMS's form sends typed values to the server a moment later. Where that response arrives after the refusal of a
 * save, it has no errors, the form removes them, and an unsaved value looks saved. A corrected value also stays
 * refused until its response: an earlier save is refused without a request. Here a refusal is kept as long as its
 * values, and only a save checks what the browser cannot. A refused form counts as unsaved: its buttons stay enabled,
 * and leaving the page asks first.
 */
export function KeepServerErrors() {
  const [fields, dispatch] = useAllFormFields();
  const { setModified } = useForm();
  const isSaving = useFormProcessing();
  const isRefused = useFormSubmitted();
  const wasSaving = useRef(false);
  const isKept = useRef(false);
  const refusal = useRef<Refusal>(null);
  // Before painting, so that the errors do not flicker.
  useLayoutEffect(() => {
    for (const path of judgedByServer(fields)) dispatch({ type: "UPDATE", path, validate: leaveToServer });
    const hasJustEnded = wasSaving.current && !isSaving;
    wasSaving.current = isSaving;
    if (hasJustEnded) refusal.current = null;
    if (hasJustEnded && isRefused) setModified(true);
    isKept.current = isRefused && !isSaving && (hasJustEnded || isKept.current);
    // Values typed later are validated by their own responses.
    if (refusal.current && !isUnchanged(refusal.current, fields)) isKept.current = false;
    if (!isKept.current) return;
    const errors = refusal.current ? lostErrors(refusal.current, fields) : [];
    if (errors.length > 0) dispatch({ type: "ADD_SERVER_ERRORS", errors });
    // The errors of a save arrive a moment after its end.
    else refusal.current = refusalOf(fields);
  }, [fields, dispatch, setModified, isSaving, isRefused]);
  return null;
}
