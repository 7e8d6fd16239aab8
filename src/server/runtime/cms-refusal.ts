import { APIError, ValidationError, type CollectionSlug, type Payload, type PayloadRequest } from "payload";

/** Whether the CMS has refused a save or a deletion, rather than failed. */
export const isRefusal = (error: unknown): error is APIError =>
  error instanceof APIError && error.status < 500;

/** What the form would say. */
export function sentenceOf(error: APIError): string {
  if (!(error instanceof ValidationError)) return error.message;
  return error.data.errors
    .map(({ label, message, path: field }) => `${typeof label === "string" ? label : field}: ${message}`)
    .join(" ");
}

/**
 * Asks the rules of a collection against deleting, without deleting: a refused deletion would end the transaction, and with
 * it everything else that is written.
 * @param request creates a request inside the transaction
 * @returns the reason, null where the document may be deleted
 */
export async function findDeletionRefusal(
  payload: Payload,
  { collection, id }: { readonly collection: CollectionSlug; readonly id: number },
  request: () => Promise<PayloadRequest>,
): Promise<string | null> {
  const { config } = payload.collections[collection];
  try {
    for (const hook of config.hooks.beforeDelete) {
      const req = await request();
      await hook({ collection: config, context: req.context, id, req });
    }
    return null;
  } catch (error) {
    if (isRefusal(error)) return sentenceOf(error);
    throw error;
  }
}
