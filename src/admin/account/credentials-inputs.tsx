import type { AdminMessages } from "@/src/i18n/admin-messages";
import { AccountInput } from "./account-input";

interface Props {
  texts: AdminMessages<"browser.signIn">;
  email: string;
  password: string;
  onEmail: (email: string) => void;
  onPassword: (password: string) => void;
  /** A new password, instead of the current one: browsers offer to generate it. */
  isNew?: boolean;
}

/** Address and password. */
export function CredentialsInputs({ texts, email, password, onEmail, onPassword, isNew = false }: Props) {
  return (
    <>
      <AccountInput
        name="email"
        type="email"
        label={texts.email}
        value={email}
        onType={onEmail}
        autoComplete="username"
      />
      <AccountInput
        name="password"
        type="password"
        label={texts.password}
        value={password}
        onType={onPassword}
        autoComplete={isNew ? "new-password" : "current-password"}
        hint={isNew ? texts.hint : undefined}
      />
    </>
  );
}
