"use client";
import { useAllFormFields } from "@payloadcms/ui";
import type { Row } from "payload";
import { useLayoutEffect } from "react";

const isNew = ({ isLoading, collapsed }: Row) => isLoading && collapsed === undefined;

/**
 * Keeps a row that was just added open.
 * The CMS renders it open and, once the server has responded with its content, collapses it like the earlier rows,
 * while the user may already be typing.
 * Upstream: https://github.com/payloadcms/payload/pull/12987
 */
export function OpenNewRows() {
  const [fields, dispatch] = useAllFormFields();
  // Set before the request: the server keeps the collapsed state it receives.
  useLayoutEffect(() => {
    for (const [path, { rows }] of Object.entries(fields)) {
      if (!rows?.some(isNew)) continue;
      const updatedRows = rows.map((row) => (isNew(row) ? { ...row, collapsed: false } : row));
      dispatch({ type: "SET_ROW_COLLAPSED", path, updatedRows });
    }
  }, [fields, dispatch]);
  return null;
}
