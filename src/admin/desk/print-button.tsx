"use client";
import { Button } from "@payloadcms/ui";

/** Prints the page as its style says. */
export const PrintButton = ({ name }: { name: string }) => (
  <Button size="small" margin={false} onClick={() => window.print()}>
    {name}
  </Button>
);
