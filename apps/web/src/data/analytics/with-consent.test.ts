import { expect, test, vi } from 'vitest';
import { type Consenting, withConsent } from './with-consent.ts';

const whole = (): Consenting => ({
  load: vi.fn(),
  addSourceMiddleware: vi.fn(),
  addDestinationMiddleware: vi.fn(),
  track: vi.fn(),
});

test.each(['load', 'addSourceMiddleware', 'addDestinationMiddleware', 'track'])(
  'analytics without %s are refused',
  (name) => {
    const lacking = { ...whole(), [name]: undefined };
    expect(() => withConsent(lacking, () => true)).toThrow(`[Validation] analytics.${name} must be a function`);
  },
);

test('an event goes out only while its kind is allowed', () => {
  const analytics = whole();
  let isAllowed = true;
  withConsent(analytics, () => isAllowed);
  const [middleware] = vi.mocked(analytics.addSourceMiddleware).mock.calls[0] ?? [];
  const gone: unknown[] = [];
  const tell = () =>
    void middleware?.({ payload: 'event' as never, next: (payload) => gone.push(payload), integrations: {} });
  tell();
  isAllowed = false;
  tell();
  expect(gone).toEqual(['event', null]);
});
