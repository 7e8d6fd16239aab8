import { FieldLabel } from "@payloadcms/ui";
import type { NumberFieldServerProps } from "payload";
import { shownAmount } from "./shown-amount";

/** A read-only amount in a document. */
export function AmountLine({ field, clientField, siblingData, value, path, i18n }: NumberFieldServerProps) {
  return (
    <div className="field-type">
      <FieldLabel label={clientField.label} path={path} />
      <output id={`field-${path}`}>{shownAmount(value, field, siblingData, i18n.language) ?? "–"}</output>
    </div>
  );
}
