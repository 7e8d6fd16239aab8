// Runs one of the Blender scripts with an order and tells when its picture is there.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const scripts = path.join(path.dirname(fileURLToPath(import.meta.url)), 'blender');

/** Runs blender/<script> on an order (plain data; `out` = the file it must write). Rejects with the end of Blender's log
 *  if it fails or writes nothing. Resolves with that log. */
export function runBlender(script, order, name) {
  return new Promise((resolve, reject) => {
    const args = ['-b', '--python-exit-code', '1', '-P', path.join(scripts, script), '--', JSON.stringify(order)];
    const p = spawn(process.env.BLENDER || 'blender', args);
    let log = '';
    p.stdout.on('data', (d) => (log += d));
    p.stderr.on('data', (d) => (log += d));
    p.on('error', reject);
    p.on('close', (code) => {
      if (code === 0 && fs.existsSync(order.out)) resolve(log);
      else reject(new Error(`${name}: blender ended with ${code}\n${log.slice(-2500)}`));
    });
  });
}
