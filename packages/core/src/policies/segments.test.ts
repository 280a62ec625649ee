import { describe, expect, test } from 'vitest';
import { day } from '../shared/time/day.ts';
import { describedFrom, endedOn, resumedOn, type Segment } from './segments.ts';

const textOf = (segments: readonly Segment[]) => segments.map(({ from, to, status }) => `${from} ${to} ${status}`);
const [first, gapFrom, gapTo, next, last] = (
  ['2026-01-01', '2026-03-01', '2026-03-11', '2026-06-01', '2027-01-01'] as const
).map((value) => day(value)) as [Segment['from'], Segment['from'], Segment['from'], Segment['from'], Segment['from']];
const whole: readonly Segment[] = [{ from: first, to: last, status: 'in_force', quoteId: 'sold' }];
const described = (segments: readonly Segment[]) =>
  segments.map(({ from, to, status, quoteId }) => `${from} ${to} ${status} ${quoteId}`);

describe('cover that ends early', () => {
  test('has lapsed from that day on', () => {
    expect(textOf(endedOn(whole, gapFrom))).toEqual(['2026-01-01 2026-03-01 in_force', '2026-03-01 2027-01-01 lapsed']);
  });
  test('was never taken where it ends with its first day', () => {
    expect(textOf(endedOn(whole, first))).toEqual(['2026-01-01 2027-01-01 not_taken']);
  });
  test('keeps the gap that it had before', () => {
    const gapped = resumedOn(endedOn(whole, gapFrom), gapFrom, gapTo);
    expect(textOf(endedOn(gapped, next))).toEqual([
      '2026-01-01 2026-03-01 in_force',
      '2026-03-01 2026-03-11 lapsed',
      '2026-03-11 2026-06-01 in_force',
      '2026-06-01 2027-01-01 lapsed',
    ]);
  });
});

describe('cover that goes on', () => {
  test('without a gap is one segment again', () => {
    expect(resumedOn(endedOn(whole, gapFrom), gapFrom, gapFrom)).toEqual(whole);
  });
  test('with a gap has lapsed meanwhile', () => {
    expect(textOf(resumedOn(endedOn(whole, gapFrom), gapFrom, gapTo))).toEqual([
      '2026-01-01 2026-03-01 in_force',
      '2026-03-01 2026-03-11 lapsed',
      '2026-03-11 2027-01-01 in_force',
    ]);
  });
  test('a second time keeps the first gap', () => {
    const once = resumedOn(endedOn(whole, gapFrom), gapFrom, gapTo);
    expect(resumedOn(endedOn(once, next), next, next)).toEqual(once);
  });
  test('of a term without days is a mistake', () => {
    expect(() => endedOn([], first)).toThrow(RangeError);
  });
});

describe('another description', () => {
  const otherwise = describedFrom(whole, next, 'changed');
  test('covers the days from one on; those before stay as they were described', () => {
    expect(described(otherwise)).toEqual([
      '2026-01-01 2026-06-01 in_force sold',
      '2026-06-01 2027-01-01 in_force changed',
    ]);
  });
  test('from the first day on covers them all', () => {
    expect(described(describedFrom(whole, first, 'changed'))).toEqual(['2026-01-01 2027-01-01 in_force changed']);
  });
  test('of a day is kept through an end before it, and through its undoing', () => {
    const ended = endedOn(otherwise, gapFrom);
    expect(described(ended)).toEqual([
      '2026-01-01 2026-03-01 in_force sold',
      '2026-03-01 2026-06-01 lapsed sold',
      '2026-06-01 2027-01-01 lapsed changed',
    ]);
    expect(resumedOn(ended, gapFrom, gapFrom)).toEqual(otherwise);
  });
});
