import type { GiftDetails } from "@/src/domain/gift/gift-details";
import type { Written } from "@/src/components/forms/use-form";

/** What of the form is shown on the card and below it, without surrounding spaces. */
export type TypedGift = Readonly<Pick<GiftDetails, "recipientName" | "senderName" | "message">>;

const typedGift = (valueOf: (name: string) => unknown): TypedGift => {
  const text = (name: string) => {
    const value = valueOf(name);
    return typeof value === "string" ? value.trim() : "";
  };
  return { recipientName: text("recipientName"), senderName: text("senderName"), message: text("message") };
};

/** What the form holds now. */
export function typedIn(form: HTMLFormElement): TypedGift {
  const data = new FormData(form);
  return typedGift((name) => data.get(name));
}

/** What was typed in an earlier attempt. */
export const typedBefore = (written: Written | undefined): TypedGift =>
  typedGift((name) => written?.values[name]);
