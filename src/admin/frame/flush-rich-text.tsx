"use client";
import { getNearestEditorFromDOMNode } from "@payloadcms/richtext-lexical/lexical";
import { useAllFormFields, useForm } from "@payloadcms/ui";
import { useEffect } from "react";

const isSaveKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && key.toLowerCase() === "s";

/** The long text an event happened in: the path of its field, and what stands in it. */
function textOf({ target }: Event) {
  if (!(target instanceof HTMLElement)) return null;
  const editor = getNearestEditorFromDOMNode(target);
  const path = target.closest<HTMLElement>("[data-field-path]")?.dataset.fieldPath;
  if (!editor?.isEditable() || !path) return null;
  const value = editor.getEditorState().toJSON();
  return { path, value, words: JSON.stringify(value) };
}

/**
 * Has the form know the last words of a long text before it is saved.
 *
 * The CMS's editor tells the form what was typed once the browser has nothing else to do, up to half a second later: a save in
 * that moment is one without the last words, is refused for a text that stands there, or is none at all. Here the form is told
 * when the text is left, and when a save is asked for by keyboard.
 */
export function FlushRichText() {
  const [, dispatch] = useAllFormFields();
  const { formRef, setModified } = useForm();
  useEffect(() => {
    // A form in a drawer has texts by the same paths: each hears of its own.
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
    // Before the editor and the save hear of it.
    const first = { capture: true, signal: leave.signal };
    form.addEventListener("focusin", enter, first);
    form.addEventListener("focusout", tell, first);
    form.addEventListener("keydown", tellBeforeSave, first);
    return () => leave.abort();
  }, [dispatch, formRef, setModified]);
  return null;
}
