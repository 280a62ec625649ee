import { splitLocale } from '../locale/locale-path.ts';

/** The frames that pages stand in (platform shell, section 2.2). */
export const layouts = [
  'checkout',
  'claim',
  'bare',
  'welcome',
  'agents',
  'underwriting',
  'organizations',
  'products',
  'customers',
  'public',
] as const;
export type Layout = (typeof layouts)[number];

// The first that matches decides.
const rules: readonly (readonly [RegExp, Layout])[] = [
  [/^\/print\//, 'bare'],
  [/^\/resume(?:\/|$)/, 'bare'],
  [/^\/outdoorsy\/start$/, 'bare'],
  [/^\/checkout\/confirmation(?:\/|$)/, 'bare'],
  [/^\/checkout(?:\/|$)/, 'checkout'],
  [/^\/claim(?:\/|$)/, 'claim'],
  [/^\/welcome$/, 'welcome'],
  [/^\/agents(?:\/|$)/, 'agents'],
  [/^\/underwriting(?:\/|$)/, 'underwriting'],
  [/^\/organizations(?:\/|$)/, 'organizations'],
  [/^\/products(?:\/|$)/, 'products'],
  [/^\/customers(?:\/|$)/, 'customers'],
];

export type Place = {
  readonly layout: Layout;
  /** The step of a flow: what follows `/checkout/` or `/claim/`. */
  readonly step: string | null;
  readonly isConfirmation: boolean;
};

/** Where an address stands: its layout, and the step when it is one of a flow. */
export function placeOf(address: string): Place {
  const [pathname = '/'] = address.split(/[?#]/);
  const { path } = splitLocale(pathname);
  const layout = rules.find(([pattern]) => pattern.test(path))?.[1] ?? 'public';
  const step = /^\/(?:checkout|claim)\/(.+?)\/?$/.exec(path)?.[1] ?? null;
  return { layout, step, isConfirmation: /^\/checkout\/confirmation(?:\/|$)/.test(path) };
}
