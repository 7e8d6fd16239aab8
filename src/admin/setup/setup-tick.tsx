"use client";
import { toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import type { SetupStep } from "@/src/domain/setup/setup-steps";
import styles from "./setup.module.css";

interface Props {
  step: SetupStep;
  done: readonly SetupStep[];
  label: string;
  failed: string;
}

/** Ticks a step, or takes the tick back. */
export function SetupTick({ step, done, label, failed }: Props) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const isTicked = done.includes(step);
  const [isShown, setShown] = useState(isTicked);
  const save = async (isDone: boolean) => {
    setShown(isDone);
    const ticked = isDone ? [...done, step] : done.filter((one) => one !== step);
    const answer = await fetch("/api/globals/setup", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ done: ticked }),
    }).catch(() => null);
    if (answer?.ok) startTransition(() => router.refresh());
    else {
      setShown(isTicked);
      toast.error(failed);
    }
  };
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        checked={isShown}
        disabled={isPending}
        onChange={({ target }) => void save(target.checked)}
      />
      {label}
    </label>
  );
}
