import { spawnSync } from 'node:child_process';

/**
 * What chooses the samples of a run, of what is too much for each: SAMPLE_SEED, else the commit, so that a run that is
 * repeated takes the same.
 */
export function sampleSeed(): string {
  const commit = spawnSync('git', ['rev-parse', '--short=7', 'HEAD'], { encoding: 'utf8' }).stdout;
  return process.env['SAMPLE_SEED'] ?? String(Number.parseInt(commit || '1', 16));
}
