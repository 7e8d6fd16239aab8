import { afterAll, beforeAll, expect, test } from "vitest";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let marketer: StaffMember;
beforeAll(async () => {
  open = await openShop();
  marketer = await staffMember(open, "marketer");
});
afterAll(() => open.close());

test("all of the delivered catalogue is taken out of sale at once and put back", async () => {
  const send = (order: object) => marketer.ask("POST", "/api/staff/catalogue-empty", order);
  const onSale = () =>
    open.rows(
      "select 'dial' as list, id from dials where enabled union all select 'product', id from products where is_visible order by 1, 2",
    );
  const before = await onSale();
  const review = await send({ apply: false });
  const plan = review.body.plan as { mark: string; counts: { changed: number; refused: number } };
  expect(plan.counts).toMatchObject({ refused: 0 });
  expect(plan.counts.changed).toBeGreaterThan(200);
  const done = await send({ apply: true, seen: plan.mark });
  expect(done).toMatchObject({ status: 200, body: { import: expect.any(Number) } });
  expect(await open.rows("select key from dials where enabled")).toEqual([{ key: "DI" }]);
  const undone = await marketer.ask("POST", "/api/staff/catalogue-undo", {
    import: done.body.import,
    apply: true,
  });
  expect(undone).toMatchObject({ status: 200, body: { kept: [] } });
  expect(await onSale()).toEqual(before);
});
