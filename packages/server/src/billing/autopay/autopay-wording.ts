import { autopayWording } from '@roadworthy/core/billing/collection/autopay-consent.ts';
import type { PaymentMethodKind } from '@roadworthy/core/billing/vocabulary.ts';
import { brand } from '@roadworthy/core/shared/site/brand.ts';
import type { Day } from '@roadworthy/core/shared/time/day.ts';
import { t } from '../../kernel/language.ts';
import type { Work } from '../../kernel/work.ts';
import { collectionTermsOf } from '../collection/collection-store.ts';

/** Whose payments are agreed to: a quote’s, or a policy’s. */
export type AgreedFor = {
  /** The policy, which is collected as it was sold; none before there is one. */
  readonly policyId?: string | null;
  readonly country: 'US' | 'CA';
  readonly productId: string;
  readonly effectiveDate: Day;
};

/** A wording as its reader has it before them. */
export type Worded = {
  readonly version: string;
  readonly parts: readonly { readonly title: string; readonly text: string }[];
};

/** Who debits and charges, and how they are reached. */
export async function sellerOf(work: Work): Promise<{ readonly company: string; readonly phone: string }> {
  const { name, service_phone } = await work.tx
    .selectFrom('organizations')
    .select(['name', 'service_phone'])
    .where('organization_id', '=', work.organizationId)
    .executeTakeFirstOrThrow();
  return { company: name, phone: service_phone ?? brand.phone.text };
}

/** What is agreed to before later payments are taken by themselves, in the language of whoever asks. */
export async function wordingFor(work: Work, kind: PaymentMethodKind, of: AgreedFor): Promise<Worded> {
  const terms = await collectionTermsOf(work, of);
  const { version, parts } = autopayWording(kind, { ...terms, ...(await sellerOf(work)), country: of.country });
  const { locale } = work.request;
  return {
    version,
    parts: parts.map(({ title, text }) => ({ title: t(locale, title), text: t(locale, text) })),
  };
}
