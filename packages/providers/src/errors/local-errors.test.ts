import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { canaries, carelessReports } from '../testing/error-canaries.ts';
import { createErrorReporter } from './error-reporter.ts';
import { createLocalErrors } from './local-errors.ts';
import type { ErrorReport, ErrorSink } from './port.ts';

const now = () => new Date('2026-06-15T14:00:00Z');
const report = (message: string): ErrorReport => ({ source: 'server', message });

describe('the local sink', () => {
  test('is empty before anything happened', async () => {
    expect(await createLocalErrors({ directory: join(temporaryFolder(), 'errors'), now }).list()).toEqual([]);
  });

  test('lists the newest report first, with its time', async () => {
    const sink = createLocalErrors({ directory: join(temporaryFolder(), 'errors'), now });
    await Promise.all([sink.keep(report('one')), sink.keep(report('two'))]);
    expect(await sink.list()).toEqual([
      { at: '2026-06-15T14:00:00.000Z', source: 'server', message: 'two' },
      { at: '2026-06-15T14:00:00.000Z', source: 'server', message: 'one' },
    ]);
  });

  test('holds two files at most and so forgets the oldest', async () => {
    const directory = temporaryFolder();
    const sink = createLocalErrors({ directory, now, fileSize: 500 });
    for (let n = 1; n <= 60; n += 1) await sink.keep(report(`failure ${n}`));
    const files = readdirSync(directory);
    expect(files.toSorted()).toEqual(['errors.former.jsonl', 'errors.jsonl']);
    for (const file of files) expect(readFileSync(join(directory, file)).length).toBeLessThan(700);
    expect((await sink.list())[0]?.message).toBe('failure 60');
  });

  test('passes over a line that was cut short', async () => {
    const directory = temporaryFolder();
    const sink = createLocalErrors({ directory, now });
    await sink.keep(report('one'));
    appendFileSync(join(directory, 'errors.jsonl'), '{"at":"2026\n');
    await sink.keep(report('two'));
    expect((await sink.list()).map(({ message }) => message)).toEqual(['two', 'one']);
  });

  test('is read by one process while another writes', async () => {
    const directory = temporaryFolder();
    const [one, other] = [createLocalErrors({ directory, now }), createLocalErrors({ directory, now })];
    await one.keep(report('one'));
    await other.keep(report('two'));
    expect(await one.list()).toHaveLength(2);
  });
});

describe('the reporter', () => {
  test('writes no canary into the sink, however it came', async () => {
    const directory = temporaryFolder();
    const sink = createLocalErrors({ directory, now });
    let minute = 0;
    const reporter = createErrorReporter({
      sink,
      now: () => new Date(Date.UTC(2026, 5, 15) + 60_000 * minute++),
      onLost: (error) => expect.unreachable(String(error)),
    });
    for (const careless of carelessReports) reporter.report(careless);
    await vi.waitFor(async () => expect(await sink.list()).toHaveLength(carelessReports.length), 15_000);
    const written = readFileSync(join(directory, 'errors.jsonl'), 'utf8');
    expect(written.split('\n').length).toBeGreaterThan(70);
    expect(canaries.filter((canary) => written.includes(canary))).toEqual([]);
    expect(written.toLowerCase()).not.toContain('canary');
  });

  test('passes on 120 a minute and drops the rest until the next', async () => {
    const stored: string[] = [];
    const sink: ErrorSink = { keep: async ({ message }) => void stored.push(message) };
    let at = Date.UTC(2026, 5, 15);
    const reporter = createErrorReporter({ sink, now: () => new Date(at), onLost: () => undefined });
    for (let n = 0; n < 500; n += 1) reporter.report(report('loop'));
    at += 60_000;
    reporter.report(report('later'));
    await vi.waitFor(() => expect(stored.at(-1)).toBe('later'), 15_000);
    expect(stored).toHaveLength(121);
  });

  test('never throws: a sink that fails is told of elsewhere', async () => {
    const lost = vi.fn();
    const sink: ErrorSink = {
      keep: () => {
        throw new Error('the disk is full');
      },
    };
    createErrorReporter({ sink, now, onLost: lost }).report(report('x'));
    await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce(), 15_000);
  });
});
