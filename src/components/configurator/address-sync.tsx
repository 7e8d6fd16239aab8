"use client";
import { useSearchParams } from "next/navigation";
import { Suspense, useEffect, useState, type RefObject } from "react";
import type { EarlyChoice } from "./composer-form";
import { useAddress } from "./use-address";
import { useDraft } from "./use-draft";

interface RouterSearchProps {
  onChange: (search: string) => void;
}

/** Tells where the router leads. Apart, because what asks it comes to life after all that stands in the page's HTML. */
function RouterSearch({ onChange }: RouterSearchProps) {
  const search = useSearchParams().toString();
  useEffect(() => onChange(search), [search, onChange]);
  return null;
}

/** Keeps address and draft in step with the watch; shows nothing. */
export function AddressSync({ earlyRef }: { earlyRef: RefObject<readonly EarlyChoice[]> }) {
  const [routed, setRouted] = useState("");
  useAddress(earlyRef, routed);
  useDraft();
  return (
    <Suspense>
      <RouterSearch onChange={setRouted} />
    </Suspense>
  );
}
