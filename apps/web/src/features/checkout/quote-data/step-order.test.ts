import { checkoutSteps, stateScreens } from '@roadworthy/core/quoting/vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { detourFrom, hrefOf, isOnPagesOf, placeAfter, placeOfPath, stepAfter, stepBefore } from './step-order.ts';

const reachedTo = (last: string) => {
  const index = checkoutSteps.findIndex((step) => step === last);
  return checkoutSteps.map((id, at) => ({ id, reached: at <= index }));
};
const progress = (next: string, screen: string | null = null, status = 'expired') => ({
  status,
  screen,
  next,
  steps: reachedTo(next),
});

describe('the way through checkout', () => {
  it.each([
    ['/checkout/vehicle', 'vehicle'],
    ['/checkout/pending-bind', 'pending-bind'],
    ['/checkout/vehicle/', 'vehicle'],
    ['/checkout/coverages', 'plans'],
    ['/checkout', null],
    ['/checkout/unknown', null],
    ['/agents', null],
  ])('reads %s as the place %s', (path, place) => {
    expect(placeOfPath(path)).toBe(place);
  });

  it.each([
    [undefined, 'personal', true, '/checkout/sign'],
    [undefined, 'boat', false, '/checkout/line/boat/sign'],
    [undefined, 'external', false, '/checkout/line/external/sign'],
    ['boat', 'boat', true, '/checkout/line/boat/sign'],
    ['boat', 'personal', false, '/checkout/sign'],
  ])('stands on the pages of %s with a quote of %s: %s, which signs at %s', (line, provider, isOn, href) => {
    expect(isOnPagesOf(line, provider)).toBe(isOn);
    expect(hrefOf('sign', provider)).toBe(href);
  });

  it('leads from the first step to confirmation and back', () => {
    const steps = reachedTo('payment');
    expect(stepBefore('start', steps)).toBeNull();
    expect(stepAfter('payment', steps)).toBe('confirmation');
    expect(checkoutSteps.slice(0, -1).map((step) => stepAfter(step, steps))).toEqual(checkoutSteps.slice(1));
  });

  it('stays open at every step already reached', () => {
    expect(detourFrom('vehicle', progress('plans'))).toBeNull();
    expect(detourFrom('plans', progress('plans'))).toBeNull();
    expect(detourFrom('start', progress('vehicle'))).toBeNull();
  });

  it('sends a visitor of a step too far ahead to where they left off', () => {
    expect(detourFrom('payment', progress('use'))).toBe('use');
  });

  it.each(stateScreens)('lets the screen %s replace every step', (screen) => {
    for (const step of checkoutSteps) expect(detourFrom(step, progress('plans', screen))).toBe(screen);
    expect(detourFrom(screen, progress('plans', screen))).toBeNull();
  });

  it('leaves a state screen that no longer holds', () => {
    expect(detourFrom('expired', progress('plans'))).toBe('plans');
  });

  it('leads from a step where the server says', () => {
    const steps = [
      { id: 'vehicle', after: 'vehicle' },
      { id: 'use', after: 'you' },
    ];
    expect(placeAfter('vehicle', { steps })).toBe('vehicle');
    expect(placeAfter('use', { steps })).toBe('you');
  });

  it.each(['ineligible', 'review-needed'])(
    'lets an open quote that is %s be corrected, and stops it past the plans',
    (screen) => {
      const stopped = progress('sign', screen, 'open');
      expect(detourFrom('vehicle', stopped)).toBeNull();
      expect(detourFrom('plans', stopped)).toBeNull();
      expect(detourFrom('sign', stopped)).toBe(screen);
      expect(detourFrom('review', stopped)).toBe(screen);
    },
  );

  it('keeps a quote that an underwriter rejected at its screen', () => {
    expect(detourFrom('vehicle', progress('ineligible', 'ineligible', 'ineligible'))).toBe('ineligible');
  });
});
