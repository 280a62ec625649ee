// Measures side by side in one run: `npm run bench data-api -- --scale 1m`, `npm run bench server`.
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { prepareTemplate } from '@roadworthy/db/template.ts';
import { benchServer } from './bench-server.ts';
import { benchDataApi, scales } from './data-api/bench-data-api.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scale: { type: 'string', default: '100k' },
    rounds: { type: 'string', default: '25' },
    plans: { type: 'boolean', default: false },
    'without-postgraphile': { type: 'boolean', default: false },
  },
});
const [what = 'all'] = positionals;
const rounds = Number(options.rounds);
const quotes = scales[options.scale];
if (!['all', 'data-api', 'server'].includes(what) || quotes === undefined || !(rounds >= 1)) {
  console.error(
    `npm run bench [data-api | server] -- [--scale ${Object.keys(scales).join(' | ')}] [--rounds 25] [--plans]`,
  );
  process.exit(1);
}

const tell = (line: string): void => console.log(line);
// On the disk: a million quotes are more than memory should hold.
const template = await prepareTemplate(undefined, tmpdir());
try {
  if (what !== 'server') {
    const { plans } = options;
    const race = { rounds, requestsPerRound: 500, concurrency: 4, warmUp: 8_000 };
    const postgraphile = !options['without-postgraphile'];
    tell(`\n${await benchDataApi({ ...race, quotes, plans, postgraphile, bombs: true, tell })}\n`);
  }
  if (what !== 'data-api') await benchServer({ quotes, rounds, tell });
} finally {
  await template.stop();
}
