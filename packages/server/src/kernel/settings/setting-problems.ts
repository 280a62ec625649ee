import { postProblems, type PostValues } from './post-settings.ts';
import { s3Problems, type S3Values } from './s3-settings.ts';
import { isLiveKey, stripeProblems, type StripeValues } from './stripe-settings.ts';

type Values = StripeValues &
  PostValues &
  S3Values & {
    readonly [Name in 'NODE_ENV' | 'DATABASE_URL' | 'AUTH_DATABASE_URL' | 'SMTP_URL' | 'DEMO_CLOCK']?:
      | string
      | undefined;
  };

/** What would leave a part of a production simulated that people count on. */
function productionProblems(values: Values): string[] {
  const problems: string[] = [];
  const demo = 'in production; a demo says DEMO=true';
  if (values.STRIPE_SECRET_KEY === undefined) problems.push(`STRIPE_SECRET_KEY: required ${demo}`);
  else if (!isLiveKey(values.STRIPE_SECRET_KEY)) problems.push(`STRIPE_SECRET_KEY: must be a live key ${demo}`);
  if (values.SMTP_URL === undefined) problems.push(`SMTP_URL: required ${demo}`);
  if (values.POST_URL === undefined) problems.push(`POST_URL: required ${demo}`);
  if (values.DEMO_CLOCK !== undefined) problems.push(`DEMO_CLOCK: must be unset ${demo}`);
  return problems;
}

/** What is wrong with settings that are each of the right form, by name; none when they can be used together. */
export function settingProblems(values: Values, demo: boolean): string[] {
  const problems: string[] = [];
  if (values.DATABASE_URL !== undefined && values.AUTH_DATABASE_URL === undefined) {
    problems.push('AUTH_DATABASE_URL: required when DATABASE_URL is set');
  }
  problems.push(...stripeProblems(values, demo), ...s3Problems(values), ...postProblems(values));
  if (values.NODE_ENV === 'production' && !demo) problems.push(...productionProblems(values));
  return problems;
}
