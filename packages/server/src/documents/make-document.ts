import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { localeFor, type Phrase } from '@roadworthy/core/shared/text/sentence.ts';
import { sql } from 'kysely';
import { t } from '../kernel/language.ts';
import { newId } from '../kernel/new-id.ts';
import type { Work } from '../kernel/work.ts';
import { loadPolicy } from '../policies/policy-store.ts';
import type { StoredQuote } from '../quoting/stored-quote.ts';
import {
  documentTypes,
  type DocumentType,
  forStaff,
  type PolicyDocumentType,
  type QuoteDocumentType,
} from './document-types.ts';

export type MadeDocument = { readonly documentId: string };

type NewVersion = {
  readonly type: DocumentType;
  readonly quoteId: string;
  readonly policyId: string | null;
  readonly language: PageLocale;
  readonly name: Phrase;
  readonly madeFrom: string | null;
  readonly compared?: readonly string[];
  readonly aboutId?: string | null;
  readonly visible?: boolean;
};

/** Owes the next version: its row now, its file by the worker. Two at once for one record do not both commit. */
async function addVersion(work: Work, { type, quoteId, policyId, ...made }: NewVersion): Promise<MadeDocument> {
  const { tx, organizationId } = work;
  const aboutId = made.aboutId ?? null;
  const documentId = newId();
  await tx
    .insertInto('documents')
    .values((values) => ({
      document_id: documentId,
      organization_id: organizationId,
      quote_id: quoteId,
      policy_id: policyId,
      document_type: type,
      version: values
        .selectFrom('documents as former')
        .select(sql<number>`coalesce(max(former.version), 0) + 1`.as('next'))
        .where(policyId === null ? 'former.quote_id' : 'former.policy_id', '=', policyId ?? quoteId)
        .where('former.document_type', '=', type)
        .where('former.about_id', 'is not distinct from', aboutId),
      language: made.language,
      name: t(localeFor(made.language), made.name),
      made_from: made.madeFrom,
      compared_providers: [...(made.compared ?? [])],
      about_id: aboutId,
      visible: made.visible ?? true,
      created: work.now,
    }))
    .execute();
  await work.enqueue('render-document', { documentId, organizationId });
  return { documentId };
}

/** What of a policy a statement is about, and what it is stated from: as long as that stays, so does the statement. */
type Stated = {
  readonly aboutId: string;
  readonly madeFrom: string;
  /** Whether who is insured reads it, where that is not the same for all of its type. */
  readonly visible?: boolean;
};

async function goodStatement({ tx }: Work, policyId: string, type: PolicyDocumentType, stated: Stated) {
  const newest = await tx
    .selectFrom('documents')
    .select(['document_id as documentId', 'version', 'status', 'made_from'])
    .where('policy_id', '=', policyId)
    .where('document_type', '=', type)
    .where('about_id', '=', stated.aboutId)
    .orderBy('version', 'desc')
    .executeTakeFirst();
  return newest && newest.status !== 'failed' && newest.made_from === stated.madeFrom ? newest : null;
}

/**
 * The next version of a document of a policy, in the language of the risk; of a statement the newest one where it is
 * still good. What was made before stays as it is.
 */
export async function makeDocument(
  work: Work,
  type: PolicyDocumentType,
  policyId: string,
  stated: Stated | null = null,
): Promise<MadeDocument> {
  const good = stated && (await goodStatement(work, policyId, type, stated));
  if (good) return { documentId: good.documentId };
  const { policy } = await loadPolicy(work, policyId);
  const { currentQuoteId: quoteId, language } = policy;
  const name = documentTypes[type].name(policy);
  const about = {
    aboutId: stated?.aboutId ?? null,
    madeFrom: stated?.madeFrom ?? null,
    visible: stated?.visible ?? !forStaff.includes(type),
  };
  return addVersion(work, { type, quoteId, policyId, language, name, ...about });
}

/** The newest version of a document of a quote, and whether it says what would be said now. */
export async function newestOfQuote(work: Work, type: QuoteDocumentType, stored: StoredQuote) {
  const { quoteId, language } = stored.quote;
  const newest = await work.tx
    .selectFrom('documents')
    .select(['document_id', 'version', 'language', 'status', 'made_from', 'compared_providers'])
    .where('quote_id', '=', quoteId)
    .where('document_type', '=', type)
    .orderBy('version', 'desc')
    .executeTakeFirst();
  if (!newest) return null;
  const isSame = newest.made_from === (await documentTypes[type].madeFrom(work, stored, newest.compared_providers));
  return { ...newest, isCurrent: isSame && newest.language === language };
}

/** A document of a quote in the language of the risk: the newest one where it is still good, else its next version. */
export async function makeQuoteDocument(
  work: Work,
  type: QuoteDocumentType,
  stored: StoredQuote,
  compared: readonly string[] = [],
): Promise<MadeDocument> {
  const { quoteId, language } = stored.quote;
  const { name, madeFrom } = documentTypes[type];
  const newest = await newestOfQuote(work, type, stored);
  const isGood =
    newest?.isCurrent && newest.status !== 'failed' && String(newest.compared_providers) === String(compared);
  if (isGood) return { documentId: newest.document_id };
  const source = await madeFrom(work, stored, compared);
  return addVersion(work, { type, quoteId, policyId: null, language, name, madeFrom: source, compared });
}
