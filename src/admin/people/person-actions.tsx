"use client";
import { useAdminMessages } from "@/src/admin/use-admin-messages";
import { useRouter } from "next/navigation";
import { CardDialog } from "@/src/admin/gift-card/card-dialog";
import { normaliseEmail } from "@/src/domain/mail/email-address";

interface Props {
  /** row number, null for a guest */
  customer: number | null;
  email: string;
}

const start = { email: "" };
const typedAddress = ({ email = "" }: Readonly<Record<string, string>>) => normaliseEmail(email);

/** The order desk's actions on a person; each requires a confirmation by typing an address. */
export function PersonActions({ customer, email }: Props) {
  const router = useRouter();
  const texts = useAdminMessages("personDialogs");
  const fields = [{ name: "email", label: texts.email, type: "email", maxLength: 254 }] as const;
  return (
    <>
      {customer !== null && (
        <CardDialog
          path="customer-merge"
          texts={texts.merge}
          start={start}
          fields={fields}
          bodyOf={(typed) => {
            const other = typedAddress(typed);
            return other === null || other === email ? null : { customer, email: other };
          }}
        />
      )}
      <CardDialog
        path="customer-erase"
        texts={texts.erase}
        start={start}
        fields={fields}
        bodyOf={(typed) => (typedAddress(typed) === email ? { customer, email } : null)}
        onDone={() => customer !== null && router.push("/admin/collections/customers")}
      />
    </>
  );
}
