// Measures side by side in one run: `npm run bench data-api -- --scale 1m`, `npm run bench server`. And lets the product
// live through what can happen to it: `npm run bench soak -- --minutes 10`.
import { spawnSync } from 'node:child_process';
import { loadavg, tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { prepareDatabases } from '@roadworthy/testkit/prepare-databases.ts';
import { benchServer } from './bench-server.ts';
import { benchChanges } from './changes.ts';
import { benchDataApi, scales } from './data-api/bench-data-api.ts';
import { reads } from './data-api/reads.ts';
import { benchDislocation } from './dislocation.ts';
import { benchEarning } from './earning.ts';
import { benchIncidentMap } from './incident-map.ts';
import { benchRenewals } from './renewals.ts';
import { benchRuleImpact } from './rule-impact.ts';
import { benchTelematics } from './telematics.ts';
import { benchScale } from './scale/scale.ts';
import { benchTimeline } from './timeline.ts';
import { benchWave } from './wave.ts';
import { soak } from './soak/soak.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scale: { type: 'string', default: '100k' },
    rounds: { type: 'string', default: '25' },
    plans: { type: 'boolean', default: false },
    // Reads by name, separated by commas; bombs are left out then.
    only: { type: 'string' },
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    'without-pages': { type: 'boolean', default: false },
  },
});
const [what = 'all'] = positionals;
const rounds = Number(options.rounds);
const quotes = scales[options.scale];
const print = (line: string): void => console.log(line);
const [minutes, seed] = [Number(options.minutes), Number(options.seed)];
const only = options.only?.split(',');
const isRead = only?.every((name) => reads.some((read) => read.name === name)) ?? true;
const parts = [
  'data-api',
  'server',
  'dislocation',
  'impact',
  'earning',
  'changes',
  'renewals',
  'wave',
  'telematics',
  'incident-map',
  'timeline',
  'scale',
  'map',
];
const isKnown = ['all', 'soak', ...parts].includes(what);
if (!isKnown || !isRead || quotes === undefined || !(rounds >= 1) || !(minutes > 0) || !Number.isInteger(seed)) {
  console.error(
    `npm run bench [${parts.join(' | ')}] -- [--scale ${Object.keys(scales).join(' | ')}] [--rounds 25] [--plans] [--only ${reads.map(({ name }) => name).join(',')}]
npm run bench soak -- [--minutes 10] [--seed 1] [--without-pages]`,
  );
  process.exit(1);
}
if (what === 'soak') {
  const { problems } = await soak({ minutes, seed, pages: !options['without-pages'], print });
  for (const problem of problems) print(`WRONG: ${problem}`);
  print(problems.length === 0 ? 'Nothing was lost, late or grown.' : `${problems.length} things are wrong.`);
  process.exit(problems.length === 0 ? 0 : 1);
}

if (what === 'scale') {
  await benchScale({ quotes, seed, print });
  process.exit(0);
}

// On the disk: a million quotes are more than memory should hold.
const template = await prepareDatabases(tmpdir());
try {
  if (what === 'all' || what === 'data-api') {
    const { plans } = options;
    const race = { rounds, requestsPerRound: 500, concurrency: 4, warmUp: 8_000, ...(only && { only }) };
    print(`\n${await benchDataApi({ ...race, quotes, plans, bombs: !only, print })}\n`);
  }
  if (what === 'all' || what === 'server') await benchServer({ quotes, rounds, print });
  if (['all', 'server', 'earning'].includes(what))
    await benchEarning({ policies: quotes, rounds: Math.min(rounds, 3), print });
  if (['all', 'server', 'changes'].includes(what)) {
    const { previews, replay, acceptance } = await benchChanges({ rounds: Math.min(rounds, 5), stack: 50 });
    print(
      `previews of a change of one line, four at a time: ${previews.toFixed(0)} /s; before 50 later changes: ` +
        `${replay.toFixed(0)} ms a preview, ${acceptance.toFixed(0)} ms accepted`,
    );
  }
  if (what === 'all' || what === 'wave') await benchWave({ policies: quotes, seed, print });
  if (['all', 'server', 'telematics', 'map'].includes(what)) {
    const { perSecond, lost } = await benchTelematics({ positions: 20_000 });
    print(`positions of devices, one a message, 64 at a time: ${perSecond.toFixed(0)} /s, ${lost} lost`);
  }
  if (['all', 'server', 'incident-map', 'map'].includes(what)) {
    const { marks, filtered, near, layers, drawn } = await benchIncidentMap({
      devices: 100_000,
      polygons: 200,
      rounds,
    });
    print(
      `map of 100,000 devices and 200 polygons: ${marks.toFixed(0)} ms for ${drawn} marks, ${filtered.toFixed(0)} ms ` +
        `filtered, ${near.toFixed(0)} ms near; layers ${layers.toFixed(0)} ms`,
    );
  }
  if (what === 'all' || what === 'timeline') await benchTimeline({ print });
  if (what === 'all' || what === 'impact') await benchRuleImpact({ policies: 20_000, print });
  if (what === 'all' || what === 'renewals')
    await benchRenewals({ policies: Math.min(quotes, 100_000), nights: rounds < 25 ? rounds : 8, print });
  if (['all', 'server', 'dislocation'].includes(what))
    await benchDislocation({ policies: 100_000, rounds: Math.min(rounds, 3), print });
  if (what === 'map')
    print(
      `load ${loadavg()
        .map((one) => one.toFixed(1))
        .join(' ')}`,
    );
} finally {
  await template.stop();
}
// In a browser, with a product and a database of its own.
if (what === 'map') spawnSync(process.execPath, ['e2e/slow/map.ts'], { stdio: 'inherit' });
