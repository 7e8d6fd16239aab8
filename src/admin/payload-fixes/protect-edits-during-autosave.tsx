"use client";
import { useAllFormFields, useForm } from "@payloadcms/ui";
import type { FormState } from "payload";
import { useLayoutEffect, useRef } from "react";
import { followForm, type Entered } from "./newer-values";

/**
 * Keeps values entered during an autosave of a draft.
 * The response to such a save contains the values that were sent. The CMS's form keeps the field that was edited
 * last, and overwrites every other one: of two fields edited during a save the first is lost, most likely on a slow
 * connection or a busy server. Here each field keeps its last input.
 * Upstream: https://github.com/payloadcms/payload/issues/17676
 */
export function ProtectEditsDuringAutosave() {
  const [fields, dispatch] = useAllFormFields();
  const { setModified } = useForm();
  const before = useRef<FormState>(fields);
  const entered = useRef<Entered>(new Map());
  // Before painting, so that the text does not flicker.
  useLayoutEffect(() => {
    const stale = followForm(entered.current, before.current, fields);
    before.current = fields;
    for (const [path, value] of stale) dispatch({ type: "UPDATE", path, value });
    if (stale.length > 0) setModified(true);
  }, [fields, dispatch, setModified]);
  return null;
}
