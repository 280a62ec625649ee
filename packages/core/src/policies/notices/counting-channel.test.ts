import { describe, expect, test } from 'vitest';
import { day } from '../../shared/time/day.ts';
import { canadianProvinces, usStates } from '../../products/vocabulary.ts';
import { channelRowOf } from './channel-table.ts';
import { countingChannel, type ElectronicConsent, isServedFor } from './counting-channel.ts';
import type { Notice } from './earliest-legal-date.ts';

const agreed: ElectronicConsent = { version: '2026-11-22', isWithdrawn: false };
const notice = (state: string, change: Partial<Notice> = {}): Notice => ({
  state,
  reason: 'non_payment',
  isRentedToOthers: false,
  inForceSince: day('2025-01-01'),
  delivery: 'mail',
  sent: day('2026-06-09'),
  ...change,
});
const channelIn = (state: string, change: Partial<Notice> = {}, consent = agreed) =>
  countingChannel(notice(state, change), consent).channel;

describe('a notice counts', () => {
  test('by letter with a certificate of mailing in Texas and Ohio, whatever was agreed to', () => {
    expect(countingChannel(notice('TX'), agreed)).toEqual({
      channel: 'certificate_of_mailing',
      grade: 'A',
      source: 'Tex. Ins. Code 551.104(e)',
    });
    expect(channelIn('OH')).toBe('certificate_of_mailing');
  });

  test('by registered letter in every province', () => {
    for (const province of ['ON', 'QC', 'AB', 'BC', 'NS', 'NB', 'MB']) expect(channelIn(province)).toBe('registered');
  });

  test('in Vermont by certified letter, and by a certificate where cover ends unpaid', () => {
    expect(channelIn('VT', { reason: 'other' })).toBe('certified');
    expect(channelIn('VT')).toBe('certificate_of_mailing');
  });

  test('with tracking in Nebraska, and in Arizona for what is rented', () => {
    expect(channelIn('NE')).toBe('tracked');
    expect([channelIn('AZ'), channelIn('AZ', { isRentedToOthers: true }, { ...agreed, version: null })]).toEqual([
      'certificate_of_mailing',
      'tracked',
    ]);
  });

  test('by e-mail where the text of a statute lets it and the insured agreed, and did not withdraw', () => {
    expect(countingChannel(notice('CT'), agreed)).toMatchObject({ channel: 'email', grade: 'A' });
    expect(channelIn('CT', {}, { version: null, isWithdrawn: false })).toBe('certificate_of_mailing');
    expect(channelIn('CT', {}, { ...agreed, isWithdrawn: true })).toBe('certificate_of_mailing');
  });

  test('not by e-mail where the text was not read', () => {
    for (const state of ['GA', 'VA', 'AK']) expect(channelIn(state), state).toBe('certificate_of_mailing');
  });

  test('by a row with source, grade and first day everywhere', () => {
    for (const area of [...usStates, ...canadianProvinces]) {
      const { grade, source, from } = channelRowOf(area, day('2026-06-09'));
      expect([grade, source, from], area).toEqual([
        expect.stringMatching(/^[ABCK]$/),
        expect.stringMatching(/./),
        expect.anything(),
      ]);
    }
    expect(channelRowOf('AB', day('2021-04-30')).grade).toBe('K');
    expect(channelRowOf('AB', day('2021-05-01')).grade).toBe('B');
  });
});

describe('cover may end by a notice', () => {
  const sent = day('2026-06-09');
  const end = day('2026-06-22');
  const served = (provenOn: string | null, returnedOn: string | null = null, on = end) =>
    isServedFor(
      notice('TX'),
      { sent },
      { provenOn: provenOn === null ? null : day(provenOn), returnedOn: returnedOn === null ? null : day(returnedOn) },
      on,
    );

  test('that was mailed by the day that its dates count from', () => {
    expect([served('2026-06-09'), served('2026-06-08'), served(null)]).toEqual([true, true, false]);
  });

  test('that was mailed later only where the law’s days passed from then as well', () => {
    expect(served('2026-06-10')).toBe(false);
    expect(served('2026-06-10', null, day('2026-06-23'))).toBe(true);
  });

  test('that did not come back', () => {
    expect(served('2026-06-09', '2026-06-15')).toBe(false);
  });
});
