/** What a member of staff may do, by the name of their role. */
export type StaffRoleName = "admin" | "marketer" | "translator" | (string & {});

/** A member of staff, as far as signing in goes. */
export interface StaffAccount {
  readonly id: number;
  readonly email: string;
  readonly role: StaffRoleName;
  /** When a password was chosen for the first time; null for an invitation that waits. */
  readonly joinedAt: Date | null;
}

/** What a link that opens an account is for. */
const staffLinkKinds = ["first-admin", "invitation", "reset"] as const;
export type StaffLinkKind = (typeof staffLinkKinds)[number];

/** Hours a link is good for. */
export const linkHours: Readonly<Record<StaffLinkKind, number>> = {
  "first-admin": 24,
  invitation: 7 * 24,
  reset: 1,
};

/** How an attempt to get in ended. */
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

/** Seconds a session lives without being used: a working day. */
export const staffSessionSeconds = 28_800;
