"use client";
import { useAllFormFields, useForm } from "@payloadcms/ui";
import type { FormState } from "payload";
import { useLayoutEffect, useRef } from "react";
import { followForm, type Entered } from "./newer-values";

/**
 * Keeps what is entered while a draft is being saved by itself.
 *
 * The answer to such a save brings the values that were sent. The CMS's form spares the field that was written in last, and
 * writes over every other one: who fills in two while a save is under way loses the first, on a slow line and a busy server most
 * easily. Here each keeps what was entered last.
 */
export function ProtectEditsDuringAutosave() {
  const [fields, dispatch] = useAllFormFields();
  const { setModified } = useForm();
  const before = useRef<FormState>(fields);
  const entered = useRef<Entered>(new Map());
  // Before anything is drawn: the words do not flicker.
  useLayoutEffect(() => {
    const stale = followForm(entered.current, before.current, fields);
    before.current = fields;
    for (const [path, value] of stale) dispatch({ type: "UPDATE", path, value });
    if (stale.length > 0) setModified(true);
  }, [fields, dispatch, setModified]);
  return null;
}
