import { atomic } from "@/src/store/bind";
import {
  findAccount,
  findAccountByEmail,
  findNoticeReaders,
  hasAccounts,
  insertAccount,
  lockAccount,
  setPassword,
} from "./account-rows";
import { auditAct, purgeAudit, readAuditMark } from "./audit-rows";
import { dropLinks, findLink, hasFirstAdminLink, purgeLinks, replaceLink, consumeLink } from "./link-rows";
import {
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  insertSecondFactor,
  listSecondFactors,
  resealSecondFactor,
  purgeSecondFactors,
  replaceRecoveryCodes,
  consumeRecoveryCode,
  spendStep,
} from "./second-factor-rows";
import {
  beginStaffSession,
  endStaffSessions,
  findStaffSessions,
  prolongStaffSession,
  purgeStaffSessions,
  touchStaffSession,
} from "./session-rows";
import { hasSignedInFrom, logSignIn, purgeSignIns } from "./sign-in-rows";

/** Staff accounts: creation, sessions and audit log. */
export const staff = {
  findAccount,
  findAccountByEmail,
  findNoticeReaders,
  lockAccount,
  hasAccounts,
  insertAccount,
  setPassword,
  auditAct,
  purgeAudit,
  readAuditMark,
  findLink,
  consumeLink,
  replaceLink: atomic(replaceLink),
  hasFirstAdminLink,
  dropLinks,
  purgeLinks,
  findSecondFactor,
  insertSecondFactor,
  listSecondFactors,
  resealSecondFactor,
  deleteSecondFactor: atomic(deleteSecondFactor),
  spendStep,
  consumeRecoveryCode,
  countRecoveryCodes,
  replaceRecoveryCodes: atomic(replaceRecoveryCodes),
  purgeSecondFactors,
  findStaffSessions,
  beginStaffSession: atomic(beginStaffSession),
  touchStaffSession,
  prolongStaffSession: atomic(prolongStaffSession),
  endStaffSessions: atomic(endStaffSessions),
  purgeStaffSessions,
  logSignIn,
  hasSignedInFrom,
  purgeSignIns,
};
