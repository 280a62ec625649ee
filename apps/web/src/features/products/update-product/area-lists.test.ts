import { describe, expect, test } from 'vitest';
import { listsAfter } from './area-lists.ts';

const all = ['US-OH', 'US-TX', 'US-KY', 'CA-ON', 'CA-QC'];
const after = (live_in: string[], not_live_in: string[], toOpen: string[], toClose: string[]) =>
  listsAfter({ live_in, not_live_in }, { toOpen, toClose, all });

describe('the lists of a product', () => {
  test('name an area that is opened among the live ones alone', () => {
    expect(after(['US-OH'], ['US-TX'], ['US-TX'], [])).toEqual({ live_in: ['US-OH', 'US-TX'], not_live_in: [] });
  });

  test('name an area that is closed among those left out alone', () => {
    expect(after(['US-OH', 'US-TX'], [], [], ['US-OH'])).toEqual({ live_in: ['US-TX'], not_live_in: ['US-OH'] });
  });

  test('leave one area out of a country that is sold as a whole', () => {
    expect(after(['US'], [], [], ['US-OH'])).toEqual({ live_in: ['US'], not_live_in: ['US-OH'] });
    expect(after(['US'], ['US-OH'], ['US-OH'], [])).toEqual({ live_in: ['US', 'US-OH'], not_live_in: [] });
  });

  test('open one area of a country that is left out as a whole', () => {
    expect(after(['US-TX'], ['US'], ['US-OH'], [])).toEqual({
      live_in: ['US-OH'],
      not_live_in: ['US-TX', 'US-KY'],
    });
  });

  test('take several changes at once', () => {
    expect(after(['US-OH'], [], ['CA-ON', 'US-TX'], ['US-OH'])).toEqual({
      live_in: ['CA-ON', 'US-TX'],
      not_live_in: ['US-OH'],
    });
  });

  test('stay as they are where nothing changes', () => {
    expect(after(['US-OH'], ['US-TX'], [], [])).toEqual({ live_in: ['US-OH'], not_live_in: ['US-TX'] });
  });
});
