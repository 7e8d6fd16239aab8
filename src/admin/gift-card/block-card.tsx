"use client";
import { useTranslation } from "@payloadcms/ui";
import { CardDialog } from "./card-dialog";
import { cardTextsOf } from "./card-texts";

interface Props {
  card: number;
  isBlocked: boolean;
}

const start = { reason: "" };

/** Blocks a card, or unblocks it. */
export function BlockCard({ card, isBlocked }: Props) {
  const { i18n } = useTranslation();
  const texts = cardTextsOf(i18n.language);
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
