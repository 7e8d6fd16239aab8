import type { DefaultServerCellComponentProps } from "payload";
import { shownAmount } from "./shown-amount";

/** An amount in a list, as money rather than hundredths. */
export const AmountCell = ({ cellData, field, rowData, i18n }: DefaultServerCellComponentProps) => (
  <span>{shownAmount(cellData, field, rowData, i18n.language) ?? "–"}</span>
);
