import * as v from "valibot";

const plan = v.object({
  changes: v.array(v.object({ id: v.string(), title: v.string(), before: v.string(), after: v.string() })),
  refused: v.array(
    v.object({
      id: v.string(),
      reason: v.picklist(["unknown", "twice", "stale", "broken", "changed"]),
      message: v.nullable(v.string()),
    }),
  ),
  same: v.number(),
});
export type Plan = v.InferOutput<typeof plan>;

const failure = v.object({
  error: v.optional(v.string()),
  code: v.optional(v.string()),
  message: v.optional(v.string(), ""),
});

export interface Order {
  readonly language: string;
  readonly format: "xliff" | "csv";
  readonly content: string;
  readonly apply: boolean;
}

/** The changes of a file, or why it is refused. */
export type Imported = { readonly plan: Plan } | { readonly error: string; readonly message: string };

/** Has the shop check an imported file, or apply it. */
export async function importCall(order: Order): Promise<Imported> {
  try {
    const answer = await fetch("/api/staff/translations/import", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(order),
    });
    const body: unknown = await answer.json();
    const read = v.safeParse(plan, body);
    if (answer.ok && read.success) return { plan: read.output };
    const said = v.safeParse(failure, body);
    return said.success
      ? { error: said.output.code ?? said.output.error ?? "other", message: said.output.message }
      : { error: "other", message: "" };
  } catch {
    return { error: "other", message: "" };
  }
}
