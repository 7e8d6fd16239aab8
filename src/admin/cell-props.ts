import type { DefaultServerCellComponentProps } from "payload";

/** Props of a list cell. In a form the CMS also renders it, invisibly and without a row. */
export interface CellProps extends Omit<DefaultServerCellComponentProps, "rowData"> {
  rowData?: DefaultServerCellComponentProps["rowData"];
}
