"use client";
import { useAdminMessages } from "@/src/admin/use-admin-messages";
import { normaliseEmail } from "@/src/domain/mail/email-address";
import { CardDialog } from "./card-dialog";

interface Props {
  card: number;
  /** current receiver */
  name: string;
  email: string;
}

/** Sends a gift card again, to its receiver or to another person. */
export function SendCard({ card, name, email }: Props) {
  const texts = useAdminMessages("giftCards");
  return (
    <CardDialog
      key={`${name} ${email}`}
      path="gift-card-recipient"
      texts={texts.send}
      start={{ name, email }}
      fields={[
        { name: "name", label: texts.fields.name, maxLength: 80 },
        { name: "email", label: texts.fields.email, type: "email", maxLength: 254 },
      ]}
      bodyOf={({ name = "", email = "" }) =>
        name.trim() !== "" && normaliseEmail(email) !== null ? { card, name, email } : null
      }
    />
  );
}
