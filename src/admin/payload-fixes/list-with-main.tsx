"use client";
import { DefaultListView, useListDrawerContext } from "@payloadcms/ui";
import type { ComponentProps } from "react";

/** Payload's list with the landmark that it lacks; in a drawer the document behind it has one. */
export function ListWithMain(props: ComponentProps<typeof DefaultListView>) {
  const { isInDrawer } = useListDrawerContext();
  const list = <DefaultListView {...props} />;
  return isInDrawer ? list : <main>{list}</main>;
}
