import type { DefaultServerCellComponentProps } from "payload";

/** What a cell of a list is given. In a form the CMS draws it, too, of no row and for nobody to see. */
export interface CellProps extends Omit<DefaultServerCellComponentProps, "rowData"> {
  rowData?: DefaultServerCellComponentProps["rowData"];
}
