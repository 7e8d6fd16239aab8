/** What a member of staff may do, by the name of their role. */
export type StaffRoleName = "admin" | "marketer" | "translator" | (string & {});

/** Fields of a staff account that sign-in needs. */
export interface StaffAccount {
  readonly id: number;
  readonly email: string;
  readonly role: StaffRoleName;
  /** When the first password was chosen; null for an open invitation. */
  readonly joinedAt: Date | null;
}

/** Purpose of a link that opens an account. */
const staffLinkKinds = ["first-admin", "invitation", "reset"] as const;
export type StaffLinkKind = (typeof staffLinkKinds)[number];

/** Validity of a link in hours. */
export const linkHours: Readonly<Record<StaffLinkKind, number>> = {
  "first-admin": 24,
  invitation: 7 * 24,
  reset: 1,
};

/** Outcome of a sign-in attempt. */
export const signInOutcomes = [
  "signed-in",
  "recovery-code",
  "wrong-password",
  "wrong-code",
  "limited",
  "reset-asked",
  "password-chosen",
] as const;
export type SignInOutcome = (typeof signInOutcomes)[number];

/** Seconds until an unused session ends: a working day. */
export const staffSessionSeconds = 28_800;
