"use client";
import { OfficialPicture } from "@/src/components/law/official-picture";
import { useCartContext } from "./cart-context";

/** The notice on the legal guarantee, before the button that pays. */
export function CartNotice() {
  const { settings, t } = useCartContext();
  const { notice } = settings;
  if (!notice) return null;
  return (
    <OfficialPicture
      picture={notice.picture}
      written={notice.locale}
      larger={t("notice")}
      area={t("noticeArea")}
    />
  );
}
