import type { Company } from "@/src/domain/settings";
import type { StaffNotice } from "@/src/domain/staff/staff-notice";
import type { Shop } from "@/src/services/shop";

/** Recipients of a staff notice: those who subscribed to it, or the shop's own address if there are none. */
export async function noticeReaders(
  { store }: Pick<Shop, "store">,
  notice: StaffNotice,
  { email }: Company,
): Promise<readonly string[]> {
  const chosen = await store.staff.findNoticeReaders(notice);
  return chosen.length > 0 ? chosen : [email];
}
