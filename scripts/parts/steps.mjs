const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

// A reader that closed the pipe (`npm start | head`) must not take the shop down with it.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error) => {
    if (error.code !== "EPIPE") throw error;
  });
}

/**
 * Runs one step and prints its name, its progress and how long it took, one line each: the output reads
 * the same in a terminal, in a log file and to a screen reader.
 * @param work receives `say` for progress and returns what to print at the end
 */
export async function step(name, work) {
  const began = performance.now();
  const say = (message) => console.log(`  ${pad(name)} ${pad(seconds(began), 8)} ${message}`);
  // Long silent steps would look as if they hung.
  const heartbeat = setInterval(() => say("…"), 15_000);
  heartbeat.unref();
  try {
    const outcome = await work(say);
    console.log(`✓ ${pad(name)} ${pad(seconds(began), 8)} ${outcome ?? ""}`.trimEnd());
    return outcome;
  } catch (error) {
    console.log(`✗ ${pad(name)} ${seconds(began)}`);
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}

/** A short table: names on the left, values on the right. */
export function printTable(rows) {
  const width = Math.max(...rows.map(([name]) => name.length));
  for (const [name, value] of rows) console.log(`  ${name.padEnd(width)}   ${value}`);
}

function pad(text, width = 14) {
  return text.padEnd(width);
}
