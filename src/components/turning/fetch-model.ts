/**
 * A model, or some of its parts.
 * @returns rejects where it can't be had
 */
export async function fetchModel(address: string, signal?: AbortSignal): Promise<ArrayBuffer> {
  const answer = await fetch(address, signal ? { signal } : {});
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
  return answer.arrayBuffer();
}
