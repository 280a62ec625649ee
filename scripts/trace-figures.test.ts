import { expect, test } from 'vitest';
import { type TraceEvent, traceFigures } from './trace-figures.ts';

const at = (name: string, milliseconds: number, dur = 0, tdur = dur, tid = 1): TraceEvent => ({
  name,
  pid: 7,
  tid,
  ts: milliseconds * 1e3,
  dur: dur * 1e3,
  tdur: tdur * 1e3,
});
const scripts = [at('EvaluateScript', 1), at('EvaluateScript', 2)];
const paint = at('firstContentfulPaint', 100);

test('what a task takes beyond 50 ms blocks, once something is painted', () => {
  const tasks = [at('RunTask', 0, 90), at('RunTask', 120, 49), at('RunTask', 200, 130), at('RunTask', 400, 60)];
  expect(traceFigures([...scripts, paint, ...tasks])).toEqual({ blocking: 90, blockingCpu: 90, cpu: 329 });
});

test('of a task that paints only the part after the paint counts', () => {
  expect(traceFigures([...scripts, paint, at('RunTask', 60, 140)]).blocking).toBe(50);
});

test('a task that waited for a processor blocks by what it ran', () => {
  const figures = traceFigures([...scripts, paint, at('RunTask', 120, 400, 70)]);
  expect(figures).toEqual({ blocking: 350, blockingCpu: 20, cpu: 70 });
});

test('other threads do not count', () => {
  const worker = [at('EvaluateScript', 1, 0, 0, 2), at('RunTask', 120, 400, 400, 2)];
  expect(traceFigures([...scripts, paint, ...worker]).cpu).toBe(0);
});

test('a trace without a paint is refused', () => {
  expect(() => traceFigures(scripts)).toThrow(RangeError);
});
