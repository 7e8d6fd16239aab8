/** Timeout after which a service counts as unavailable, ms. */
const patience = 2_500;

/** The promise's value, or `otherwise` on an error or timeout. */
export async function withTimeout<Value, Otherwise>(
  question: Promise<Value>,
  otherwise: Otherwise,
): Promise<Value | Otherwise> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Otherwise>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), patience);
  });
  try {
    return await Promise.race([question.catch(() => otherwise), late]);
  } finally {
    clearTimeout(timer);
  }
}
