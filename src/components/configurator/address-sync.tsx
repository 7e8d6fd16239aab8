"use client";
import { useSearchParams } from "next/navigation";
import { Suspense, useEffect, useState, type RefObject } from "react";
import type { EarlyChoice } from "./composer-form";
import { useAddress } from "./use-address";
import { useDraft } from "./use-draft";

interface RouterSearchProps {
  onChange: (search: string) => void;
}

/** Reports the router's address. Separate, because the router's hooks hydrate after the rest of the page. */
function RouterSearch({ onChange }: RouterSearchProps) {
  const search = useSearchParams().toString();
  useEffect(() => onChange(search), [search, onChange]);
  return null;
}

/** Synchronises address and draft with the watch; renders nothing. */
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
