import { campaignOf, readAttribution } from './attribution.ts';
import { locales, type PageLocale, readLocale } from './page-locales.ts';

/** What a visitor may reach that is worth counting, by the name that goal events carry as `goal_name`. */
export const goals = [
  'quote_started',
  'quote_range_shown',
  'quote_priced',
  'plan_selected',
  'quote_saved',
  'referral_shown',
  'sign_completed',
  'payment_completed',
  'policy_bound',
  'claim_started',
  'claim_filed',
  'policy_change_requested',
  'cancel_started',
  'cancel_completed',
  'renewal_viewed',
  'renewal_accepted',
  'agent_quote_sent',
  'referral_decided',
  'renewal_decided',
] as const;
export type Goal = (typeof goals)[number];

/** The goals that only a page knows of. Every other one is counted where it happens, and taken from no page. */
export const pageGoals = [
  'quote_range_shown',
  'quote_priced',
  'plan_selected',
  'referral_shown',
  'claim_started',
  'cancel_started',
] as const satisfies readonly Goal[];
export type KnownGoal = Exclude<Goal, (typeof pageGoals)[number]>;
/** The goals that the platform knows itself, or will once it does what they name. */
export const knownGoals = goals.filter((goal): goal is KnownGoal => !pageGoals.some((each) => each === goal));

/** The steps of the checkout in their order, as visitors reach them; the last is the bound policy. */
export const funnelSteps = [
  'start',
  'vehicle',
  'use',
  'details',
  'you',
  'drivers',
  'history',
  'plans',
  'review',
  'sign',
  'payment',
  'bound',
] as const;
export type FunnelStep = (typeof funnelSteps)[number];
/** The steps that pages tell; that a policy is bound is counted where it is. */
const pageSteps = funnelSteps.filter((step) => step !== 'bound');

export const deviceKinds = ['phone', 'tablet', 'desktop'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** The kind of device by the width of its window, in CSS pixels, as the pages' own breakpoints divide them. */
export const deviceKindOf = (width: number): DeviceKind =>
  width < 640 ? 'phone' : width < 1024 ? 'tablet' : 'desktop';

/** How a funnel may be divided. */
export const funnelSplits = ['none', 'device', 'language', 'campaign'] as const;
export type FunnelSplit = (typeof funnelSplits)[number];

/** What sums of visits count. */
export const visitMeasures = ['step', 'goal'] as const;

/** The kinds of events that are kept; who somebody is (identify, group, alias) is not. */
export const storedKinds = ['page', 'screen', 'track'] as const;

/** An event as it is kept: nothing in it says who it is of. `anonymousId` is kept as a keyed hash of the day alone. */
export type VisitEvent = {
  readonly messageId: string;
  readonly anonymousId: string;
  readonly kind: (typeof storedKinds)[number];
  readonly name: string | null;
  readonly goal: Goal | null;
  readonly step: FunnelStep | null;
  readonly device: DeviceKind;
  readonly language: PageLocale;
  readonly campaign: string | null;
  readonly affiliateId: string | null;
  readonly partner: string | null;
};

type Statement = Readonly<Record<string, unknown>>;
const objectIn = (value: unknown): Statement =>
  typeof value === 'object' && value !== null ? (value as Statement) : {};
const oneOf = <T extends string>(list: readonly T[], value: unknown): T | null =>
  list.find((each) => each === value) ?? null;
const matching = (value: unknown, pattern: RegExp): string | null =>
  typeof value === 'string' && pattern.test(value) ? value : null;

const id = /^[\w-]{8,100}$/;
const nameOfEvent = /^[a-z][a-z0-9_]{0,63}$/;
const slug = /^[a-z0-9-]{1,100}$/;
const longestCode = 64;

/**
 * An event that a page sent, without all that is not kept; null where it is of another kind, has no id or tells a goal
 * that the platform knows itself. A transaction
 * of an affiliate is kept with a goal alone, and only where the page has switched the destination on for it.
 */
export function readVisitEvent(sent: unknown): VisitEvent | null {
  const { type, event, name, messageId, anonymousId, properties, integrations } = objectIn(sent);
  const kind = oneOf(storedKinds, type);
  const message = matching(messageId, id);
  const visitor = matching(anonymousId, id);
  if (kind === null || message === null || visitor === null) return null;
  const input = objectIn(properties);
  const attribution = readAttribution(input);
  const goal = oneOf(goals, input['goal_name']);
  if (knownGoals.some((known) => known === goal)) return null;
  const isOn = Boolean(objectIn(integrations)['Affiliate']);
  return {
    messageId: message,
    anonymousId: visitor,
    kind,
    goal,
    name: matching(kind === 'track' ? event : name, nameOfEvent),
    step: kind === 'track' ? null : oneOf(pageSteps, input['step']),
    device: oneOf(deviceKinds, input['device']) ?? 'desktop',
    language: readLocale(typeof input['language'] === 'string' ? input['language'] : null) ?? locales[0],
    campaign: campaignOf(attribution)?.slice(0, longestCode) ?? null,
    affiliateId: goal !== null && isOn ? (attribution['tid'] ?? null) : null,
    partner: matching(input['partner'], slug),
  };
}

/** A text without the tokens in it: they become `token=[REMOVED]`. */
export const withoutTokens = (text: string): string => text.replace(/token=[^&#\s;]*/gi, 'token=[REMOVED]');
