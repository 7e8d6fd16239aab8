"use client";
import { useAdminMessages } from "@/src/admin/use-admin-messages";
import { CardDialog } from "./card-dialog";

interface Props {
  card: number;
  isBlocked: boolean;
}

const start = { reason: "" };

/** Blocks a card, or unblocks it. */
export function BlockCard({ card, isBlocked }: Props) {
  const texts = useAdminMessages("giftCards");
  return (
    <CardDialog
      key={String(isBlocked)}
      path="gift-card-block"
      texts={isBlocked ? texts.unblock : texts.block}
      start={start}
      fields={[{ name: "reason", label: texts.fields.reason, maxLength: 200 }]}
      bodyOf={({ reason = "" }) => (reason.trim() === "" ? null : { card, isBlocked: !isBlocked, reason })}
    />
  );
}
