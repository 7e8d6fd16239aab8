import type { PayloadRequest } from "payload";

/** Staff roles, strongest first. Source: specification 6.1. */
export const staffRoles = ["admin", "marketer", "clerk", "translator"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Every kind of requester. */
export type Role = StaffRole | "customer" | "anonymous";

type User = PayloadRequest["user"];

/** The role of the requester; staff without a known role counts as anonymous. */
export function roleOf(user: User): Role {
  if (!user) return "anonymous";
  if (user.collection === "customers") return "customer";
  return user.collection === "users"
    ? (staffRoles.find((role) => role === user.role) ?? "anonymous")
    : "anonymous";
}

/** Groups of roles in the access table. Admins belong to all but the empty one. */
const groups = {
  none: [],
  admins: ["admin"],
  marketers: ["admin", "marketer"],
  /** The order desk: roles that may see who bought what. */
  clerks: ["admin", "clerk"],
  /** Roles that sell: all but translators. */
  office: ["admin", "marketer", "clerk"],
  /** Roles that write the content of pages; translators write its texts only. */
  editors: ["admin", "marketer", "translator"],
  staff: ["admin", "marketer", "clerk", "translator"],
  anyone: ["admin", "marketer", "clerk", "translator", "customer", "anonymous"],
  /** Admins, and the owner of an account. */
  owner: ["admin"],
  /** Admins, and the holder of the lock of a document. */
  holder: ["admin"],
} as const satisfies Record<string, readonly Role[]>;

export type RoleGroup = keyof typeof groups;

export function includes(who: RoleGroup, role: Role): boolean {
  const roles: readonly Role[] = groups[who];
  return roles.includes(role);
}
