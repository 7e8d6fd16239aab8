/** A file of rows that is streamed: it is never in memory as a whole. */
export function answerCsv(written: AsyncGenerator<string>, name: string): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull: async (stream) => {
      const next = await written.next();
      if (next.done) stream.close();
      else stream.enqueue(encoder.encode(next.value));
    },
    cancel: async () => void (await written.return(undefined)),
  });
  return new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
    },
  });
}
