import type { Policy } from '@roadworthy/core/policies/policy.ts';
import { readBeforeSigning, readTypes } from '@roadworthy/core/quoting/check-reading.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import { sentence, type Sentence } from '@roadworthy/core/shared/sentence.ts';
import type { DocumentProps } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { gatherApplication } from './gather-application.ts';
import { gatherDeclarations } from './gather-declarations.ts';
import { gatherSpecimenPolicy } from './gather-specimen-policy.ts';
import type { Gathering, Subject } from './gathering.ts';

/** The pages of a document, as the renderer takes them. */
export type DocumentElement = ReactElement<DocumentProps>;

/** A kind of document. `Content` is plain data: it goes to the thread that lays pages out. */
type DocumentKind<Content> = {
  /** What it says, as things stand. */
  gather(work: Gathering, subject: Subject): Promise<Content>;
  /** Its pages; called in the rendering thread alone, which is the only one that loads the renderer. */
  layOut(content: Content): Promise<DocumentElement>;
};

/** One about a policy. */
type PolicyKind<Content> = DocumentKind<Content> & {
  readonly about: 'policy';
  /** What it is called in the lists of documents and as a file. */
  name(policy: Pick<Policy, 'policyNumber'>): Sentence;
};

/** One about a quote, which is read before it is signed. */
type QuoteKind<Content> = DocumentKind<Content> & {
  readonly about: 'quote';
  readonly name: string;
  /** What of the quote it is made from: as long as that stays as it was, so does the document. */
  madeFrom(quote: Pick<Quote, 'contentHash' | 'productId'>): string;
};

const ofPolicy = <Content>(one: Omit<PolicyKind<Content>, 'about'>): PolicyKind<Content> => ({
  about: 'policy',
  ...one,
});
const ofQuote = <Content>(one: Omit<QuoteKind<Content>, 'about'>): QuoteKind<Content> => ({ about: 'quote', ...one });

/** Every document by its type. Who makes one adds it here; nothing else lists them, but the check of the database. */
export const documentTypes = {
  declarations: ofPolicy({
    name: ({ policyNumber }) => sentence('Declarations {number}', { number: policyNumber }),
    gather: gatherDeclarations,
    async layOut(content) {
      const { declarationsPdf } = await import('./declarations-pdf.ts');
      return declarationsPdf(content);
    },
  }),
  application: ofQuote({
    name: 'Application',
    madeFrom: readBeforeSigning.application,
    gather: gatherApplication,
    async layOut(content) {
      const { applicationPdf } = await import('./application-pdf.ts');
      return applicationPdf(content);
    },
  }),
  specimen_policy: ofQuote({
    name: 'Specimen policy',
    madeFrom: readBeforeSigning.specimen_policy,
    gather: gatherSpecimenPolicy,
    async layOut(content) {
      const { specimenPolicyPdf } = await import('./specimen-policy-pdf.ts');
      return specimenPolicyPdf(content);
    },
  }),
} as const;

export type DocumentType = keyof typeof documentTypes;
export type ContentOf<Type extends DocumentType> = Awaited<ReturnType<(typeof documentTypes)[Type]['gather']>>;

type TypeAbout<About> = {
  [Type in DocumentType]: (typeof documentTypes)[Type]['about'] extends About ? Type : never;
}[DocumentType];
export type PolicyDocumentType = TypeAbout<'policy'>;
export type QuoteDocumentType = TypeAbout<'quote'>;

/** What is read before a signature. */
export const quoteDocumentTypes: readonly QuoteDocumentType[] = readTypes;
