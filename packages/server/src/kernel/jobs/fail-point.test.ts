import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';

const script = `
  const { failPoint } = await import(${JSON.stringify(new URL('fail-point.ts', import.meta.url).href)});
  failPoint('finish');
  process.stdout.write('alive');`;

function run(env: Record<string, string>) {
  const { signal, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  });
  return { signal, stdout };
}

describe('failPoint', () => {
  test('kills the process at the named place, at once', () => {
    expect(run({ NODE_ENV: 'test', FAULT: 'after:finish' })).toEqual({ signal: 'SIGKILL', stdout: '' });
  });

  test.each([
    ['no place is named', { NODE_ENV: 'test' }],
    ['another place is named', { NODE_ENV: 'test', FAULT: 'after:begin' }],
    ['the name only begins alike', { NODE_ENV: 'test', FAULT: 'after:finish_all' }],
    ['it is production', { NODE_ENV: 'production', FAULT: 'after:finish' }],
    ['nobody said what it is', { FAULT: 'after:finish' }],
  ])('does nothing when %s', (_when, env) => {
    expect(run(env)).toEqual({ signal: null, stdout: 'alive' });
  });
});
