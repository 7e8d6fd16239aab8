"use client";
import { Button } from "@payloadcms/ui";

/** Prints the page with its print style. */
export const PrintButton = ({ name }: { name: string }) => (
  <Button size="small" margin={false} onClick={() => window.print()}>
    {name}
  </Button>
);
