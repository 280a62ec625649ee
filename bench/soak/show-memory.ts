// Loaded into the product's main process by the soak: at SIGUSR2 it writes down what is alive after a collection. What
// the process holds says little, because V8 keeps what it once needed.
import { writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const file = process.env['SOAK_MEMORY_FILE'];
// The worker and the build inherit the environment, and are not asked.
if (file !== undefined && process.argv[1]?.endsWith('main.ts') === true) {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  process.on('SIGUSR2', () => {
    if (typeof collect === 'function') collect();
    const { heapUsed, external, rss } = process.memoryUsage();
    writeFileSync(file, JSON.stringify({ alive: heapUsed + external, resident: rss }));
  });
}
