"use client";
import { useEffect, useRef, useState, type ReactNode } from "react";
import {
  isAnnouncedIn,
  showInstalments,
  type Instalments,
} from "@/src/client/browser/tracking/instalment-message";
import { isHidden } from "@/src/client/browser/tracking/visit";
import type { Trackers } from "@/src/domain/tracking/trackers";
import { usePath } from "@/src/components/shell/use-path";

interface Props extends Instalments {
  tracker: NonNullable<Trackers["instalment"]>;
  /** the shop's own sentence, until the provider's message is loaded */
  children: ReactNode;
}

/** The provider's message about paying in parts, in place of the shop's own sentence. */
export default function ProviderMessage({ tracker, amount, currency, locale, children }: Props) {
  const path = usePath();
  const target = useRef<HTMLDivElement>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    setReady(false);
    if (!target.current || isHidden(path) || !isAnnouncedIn(currency)) return undefined;
    return showInstalments(target.current, tracker, { amount, currency, locale }, () => setReady(true));
  }, [path, tracker, amount, currency, locale]);
  return (
    <>
      {!isReady && children}
      <div ref={target} />
    </>
  );
}
