import { describe, expect, it } from 'vitest';
import { campaignOf, readAttribution } from './attribution.ts';

describe('readAttribution', () => {
  it('takes tid, cam and the utm parameters, and nothing else', () => {
    const stated = {
      tid: 'T1',
      cam: 'R5',
      utm_source: 'mail',
      utm_campaign: 'spring',
      quote_token: 'secret',
      email: 'a@b.c',
      UTM_x: '1',
      utm_9: 'x',
      utm_: 'x',
    };
    expect(readAttribution(stated)).toEqual({ tid: 'T1', cam: 'R5', utm_source: 'mail', utm_campaign: 'spring' });
  });

  it('leaves empty values and control characters out, and cuts endless ones', () => {
    const read = readAttribution({ utm_source: ' ', utm_term: 'x'.repeat(5000), utm_medium: 'e\u0000-mail\n' });
    expect(read).toEqual({ utm_term: 'x'.repeat(200), utm_medium: 'e-mail' });
  });

  it('keeps no more than twelve', () => {
    const many = Object.fromEntries([...'abcdefghijklmnop'].map((letter) => [`utm_${letter}`, letter]));
    expect(Object.keys(readAttribution(many))).toHaveLength(12);
  });

  it.each([null, undefined, 'utm_source=x', 7, ['tid'], { tid: 7 }, { tid: { a: 'b' } }])(
    'finds none in %j',
    (stated) => {
      expect(readAttribution(stated)).toEqual({});
    },
  );
});

describe('campaignOf', () => {
  it.each([
    [{ cam: 'R5', utm_campaign: 'spring' }, 'R5'],
    [{ utm_campaign: 'spring' }, 'spring'],
    [{ tid: 'T1' }, null],
    [{}, null],
  ])('of %j is %j', (attribution, campaign) => {
    expect(campaignOf(attribution)).toBe(campaign);
  });
});
