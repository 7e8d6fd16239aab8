"use client";
import { useTranslation } from "@payloadcms/ui";
import { normaliseEmail } from "@/src/domain/mail/email-address";
import { CardDialog } from "./card-dialog";
import { cardTextsOf } from "./card-texts";

interface Props {
  card: number;
  /** whom it is for now */
  name: string;
  email: string;
}

/** Sends a card once more, to whom it was for or to somebody else. */
export function SendCard({ card, name, email }: Props) {
  const { i18n } = useTranslation();
  const texts = cardTextsOf(i18n.language);
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
