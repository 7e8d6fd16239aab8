"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { useFormFields } from "@payloadcms/ui";
import { useState } from "react";
import { backImageUrl, frontImageUrl } from "@/src/domain/watch/image-query";
import { stageTones, type BackgroundTone } from "@/src/domain/watch/ready-made";
import { defaultSelection, selectionFields, type Selection } from "@/src/domain/watch/selection";
import styles from "./pictures.module.css";

/** Keys of the published options by the ids a form knows them by. */
type PartKeys = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface Props {
  parts: PartKeys;
  version: string;
  texts: AdminMessages<"catalogue.watch">;
}

interface Chosen {
  readonly selection: Selection;
  readonly stage: BackgroundTone;
  /** a part that is not in the catalogue */
  readonly isUnknown: boolean;
}

function chosenIn(values: Readonly<Record<string, unknown>>, parts: PartKeys): Chosen {
  const picked = selectionFields.flatMap((field) => {
    const id = values[field];
    return typeof id === "number" ? [[field, parts[field]?.[String(id)]] as const] : [];
  });
  return {
    selection: { ...defaultSelection, ...Object.fromEntries(picked.filter(([, key]) => key !== undefined)) },
    stage: stageTones.find((tone) => tone === values.stage) ?? "givre",
    isUnknown: picked.some(([, key]) => key === undefined),
  };
}

/** Both sides of the watch, redrawn with every chosen part. */
export function ComposedWatch({ parts, version, texts }: Props) {
  // A string rather than an object: it is equal as long as nothing shown has changed.
  const typed = useFormFields(([fields]) =>
    JSON.stringify({
      stage: fields.stage?.value,
      ...Object.fromEntries(selectionFields.map((field) => [field, fields[`parts.${field}`]?.value ?? null])),
    }),
  );
  const [failed, setFailed] = useState("");
  const values: Readonly<Record<string, unknown>> = JSON.parse(typed);
  const { selection, stage, isUnknown } = chosenIn(values, parts);
  const view = { width: 640, stage, version } as const;
  const isUnseen = isUnknown || failed === typed;
  return (
    <figure className={styles.watch}>
      {!isUnseen && (
        <div className={styles.sides}>
          <img src={frontImageUrl(selection, view)} alt={texts.front} onError={() => setFailed(typed)} />
          <img src={backImageUrl(selection, view)} alt={texts.back} onError={() => setFailed(typed)} />
        </div>
      )}
      <p data-bad={isUnseen}>{isUnseen ? texts.unseen : texts.note}</p>
    </figure>
  );
}
