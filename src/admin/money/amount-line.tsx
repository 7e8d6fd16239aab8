import { FieldLabel } from "@payloadcms/ui";
import type { NumberFieldServerProps } from "payload";
import { shownAmount } from "./shown-amount";

/** An amount in a document, to be read. */
export function AmountLine({ field, clientField, siblingData, value, path, i18n }: NumberFieldServerProps) {
  return (
    <div className="field-type">
      <FieldLabel label={clientField.label} path={path} />
      <output id={`field-${path}`}>{shownAmount(value, field, siblingData, i18n.language) ?? "–"}</output>
    </div>
  );
}
