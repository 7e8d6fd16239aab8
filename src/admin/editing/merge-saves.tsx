"use client";
import { useAdminMessages } from "@/src/admin/use-admin-messages";
import {
  toast,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormFields,
  useLocale,
  useTranslation,
} from "@payloadcms/ui";
import { hasAutosaveEnabled } from "payload/shared";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { fieldName } from "./field-name";
import { mergeEdits, type Merged } from "./merge-edits";
import { MergeDialog } from "./merge-dialog";

type Document = Parameters<typeof mergeEdits>[0];

/** The document as it is saved now; null where it can't be read. */
async function readSaved(address: string): Promise<Document | null> {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

/**
 * When a save was refused because another user has saved the document meanwhile (collections/refuse-stale.ts), merges
 * their changes into the form. Where both have changed the same field, the editor chooses. Autosave then saves the
 * form again, or the editor does: nothing is published that the editor has not seen.
 */
export function MergeSaves() {
  // A new object for each refused save.
  const refused = useFormFields(([fields]) => (fields.updatedAt?.valid === false ? fields.updatedAt : null));
  const dispatch = useFormFields(([, change]) => change);
  const isBusy = useRef(false);
  const { id, collectionSlug, globalSlug, data, setData } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { getData, reset, setModified, submit } = useForm();
  const { code: locale } = useLocale();
  const { i18n } = useTranslation();
  const texts = useAdminMessages("merge");
  const [saved, setSaved] = useState<Document | null>(null);
  const [isToSave, setToSave] = useState(false);
  const entity = collectionSlug
    ? getEntityConfig({ collectionSlug })
    : getEntityConfig({ globalSlug: globalSlug ?? "" });
  const path = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`;
  const query = new URLSearchParams({ locale, "fallback-locale": "null", depth: "0", draft: "true" });
  const nameOf = (field: string) => fieldName(entity?.fields ?? [], field, i18n);

  const apply = async (
    theirs: Document,
    { document, taken }: Merged,
    yielding: ReadonlySet<string> = new Set(),
  ) => {
    setSaved(null);
    await reset(document);
    setData(theirs);
    setModified(true);
    // Autosave runs when a value changes, and none changes where the editor keeps their own version.
    setToSave(hasAutosaveEnabled(entity) && taken.length === 0 && yielding.size === 0);
    isBusy.current = false;
    const names = taken.map(nameOf);
    toast.success(names.length > 0 ? `${texts.taken} ${names.join(", ")}` : texts.merged);
  };
  const begin = useEffectEvent(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    const theirs = await readSaved(`/api/${path}?${query}`);
    if (!theirs) {
      isBusy.current = false;
      toast.error(texts.failed);
      return;
    }
    const merged = mergeEdits(data ?? {}, getData(), theirs);
    if (merged.clashes.length > 0) setSaved(theirs);
    else await apply(theirs, merged);
  });
  // A queued save begins before the form has applied the response to the previous one.
  const savedAt = data?.updatedAt;
  useEffect(() => {
    if (savedAt) dispatch({ type: "UPDATE", path: "updatedAt", value: savedAt });
  }, [dispatch, savedAt]);
  useEffect(() => {
    if (refused) void begin();
  }, [refused]);
  const save = useEffectEvent(() => {
    setToSave(false);
    void submit({
      action: `/api/${path}?${query}&autosave=true`,
      method: globalSlug ? "POST" : "PATCH",
      overrides: { _status: "draft" },
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      skipValidation: true,
    });
  });
  useEffect(() => {
    if (isToSave) save();
  }, [isToSave]);

  if (!saved) return null;
  const merge = (yielding?: ReadonlySet<string>) => mergeEdits(data ?? {}, getData(), saved, yielding);
  return (
    <MergeDialog
      texts={texts}
      clashes={merge().clashes}
      nameOf={nameOf}
      onMerge={(yielding) => void apply(saved, merge(yielding), yielding)}
      onLeave={() => {
        setSaved(null);
        isBusy.current = false;
      }}
    />
  );
}
