"use client";
import { getNearestEditorFromDOMNode } from "@payloadcms/richtext-lexical/lexical";
import { useAllFormFields, useForm } from "@payloadcms/ui";
import { useEffect } from "react";

const isSaveKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && key.toLowerCase() === "s";

/** The rich text an event happened in: the path of its field, and its content. */
function textOf({ target }: Event) {
  if (!(target instanceof HTMLElement)) return null;
  const editor = getNearestEditorFromDOMNode(target);
  const path = target.closest<HTMLElement>("[data-field-path]")?.dataset.fieldPath;
  if (!editor?.isEditable() || !path) return null;
  const value = editor.getEditorState().toJSON();
  return { path, value, words: JSON.stringify(value) };
}

/**
 * Passes the last words of a rich text to the form before it is saved.
 * The CMS's editor updates the form when the browser is idle, up to half a second later: a save in that moment lacks
 * the last words, is refused as if a required text were empty, or does not happen. Here the form is updated when the
 * text loses the focus, and before a save by keyboard.
 * Upstream: https://github.com/payloadcms/payload/pull/12046
 */
export function FlushRichText() {
  const [, dispatch] = useAllFormFields();
  const { formRef, setModified } = useForm();
  useEffect(() => {
    // A form in a drawer has texts with the same paths: each handles its own events.
    const form = formRef.current;
    if (!form) return undefined;
    let known = "";
    const enter = (event: Event) => {
      known = textOf(event)?.words ?? "";
    };
    const tell = (event: Event) => {
      const text = textOf(event);
      if (!text || text.words === known) return;
      known = text.words;
      dispatch({ type: "UPDATE", path: text.path, value: text.value });
      setModified(true);
    };
    const tellBeforeSave = (event: KeyboardEvent) => isSaveKey(event) && tell(event);
    const leave = new AbortController();
    // Capture phase: runs before the listeners of the editor and of the save.
    const first = { capture: true, signal: leave.signal };
    form.addEventListener("focusin", enter, first);
    form.addEventListener("focusout", tell, first);
    form.addEventListener("keydown", tellBeforeSave, first);
    return () => leave.abort();
  }, [dispatch, formRef, setModified]);
  return null;
}
