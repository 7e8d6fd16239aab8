import type { Company } from "@/src/domain/settings";
import type { StaffNotice } from "@/src/domain/staff/staff-notice";
import type { Shop } from "@/src/services/shop";

/** Who of staff is mailed about something: those who chose it, or without any the shop's own address. */
export async function noticeReaders(
  { store }: Pick<Shop, "store">,
  notice: StaffNotice,
  { email }: Company,
): Promise<readonly string[]> {
  const chosen = await store.staff.findNoticeReaders(notice);
  return chosen.length > 0 ? chosen : [email];
}
