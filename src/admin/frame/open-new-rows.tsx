"use client";
import { useAllFormFields } from "@payloadcms/ui";
import type { Row } from "payload";
import { useLayoutEffect } from "react";

const isNew = ({ isLoading, collapsed }: Row) => isLoading && collapsed === undefined;

/**
 * Keeps a row that was just added open.
 *
 * The CMS draws it open and folds it, like the rows that were there before, once the server has answered what is in it: under
 * the hands of whoever has begun to write.
 */
export function OpenNewRows() {
  const [fields, dispatch] = useAllFormFields();
  // Before the server is asked: it leaves a row as it is told.
  useLayoutEffect(() => {
    for (const [path, { rows }] of Object.entries(fields)) {
      if (!rows?.some(isNew)) continue;
      const updatedRows = rows.map((row) => (isNew(row) ? { ...row, collapsed: false } : row));
      dispatch({ type: "SET_ROW_COLLAPSED", path, updatedRows });
    }
  }, [fields, dispatch]);
  return null;
}
