import type { Policy } from '@roadworthy/core/policies/policy.ts';
import { readBeforeSigning, readTypes } from '@roadworthy/core/quoting/checks/check-reading.ts';
import { wordedBy } from '@roadworthy/core/quoting/signing/sale-terms.ts';
import { sentence, type Sentence } from '@roadworthy/core/shared/text/sentence.ts';
import { type Words, words } from '@roadworthy/core/shared/words.ts';
import type { Statement } from '@roadworthy/core/documents/statement.ts';
import type { DocumentProps } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { gatherApplication } from './gather-application.ts';
import { gatherIdCard } from './gather-id-card.ts';
import { gatherDeclarations } from './gather-declarations.ts';
import type { Work } from '../kernel/work.ts';
import { termsOfStored } from '../quoting/pricing/rate-stored-quote.ts';
import type { StoredQuote } from '../quoting/stored-quote.ts';
import { gatherCancellationProof, gatherMailingProof, gatherReceipt } from './gather-statements.ts';
import { gatherCustomerLossRun, gatherLossRun } from './gather-loss-run.ts';
import { gatherMailedNotice } from './gather-mailed-notice.ts';
import { gatherPolicyChange } from './gather-policy-change.ts';
import { gatherProposal, sourceOfProposal } from './gather-proposal.ts';
import { gatherSpecimenPolicy } from './gather-specimen-policy.ts';
import type { Subject } from './gathering.ts';

/** The pages of a document, as the renderer takes them. */
export type DocumentElement = ReactElement<DocumentProps>;

/** A kind of document. `Content` is plain data: it goes to the thread that lays pages out. */
type DocumentKind<Content> = {
  /** What it says, as things stand. */
  gather(work: Work, subject: Subject): Promise<Content>;
  /** Its pages; called in the rendering thread alone, which is the only one that loads the renderer. */
  layOut(content: Content): Promise<DocumentElement>;
};

/** One about a policy. */
type PolicyKind<Content> = DocumentKind<Content> & {
  readonly about: 'policy';
  /** What it is called in the lists of documents and as a file. */
  name(policy: Pick<Policy, 'policyNumber'>): Sentence;
};

/** One about a quote: what is read before it is signed, and what is chosen from. */
type QuoteKind<Content> = DocumentKind<Content> & {
  readonly about: 'quote';
  readonly name: Words;
  /** What it is made from: as long as that stays as it was, so does the document. */
  madeFrom(work: Work, stored: StoredQuote, compared: readonly string[]): Promise<string> | string;
};

const ofPolicy = <Content>(one: Omit<PolicyKind<Content>, 'about'>): PolicyKind<Content> => ({
  about: 'policy',
  ...one,
});
const ofQuote = <Content>(one: Omit<QuoteKind<Content>, 'about'>): QuoteKind<Content> => ({ about: 'quote', ...one });

/** Receipts and proofs are laid out alike. */
async function layOutStatement(statement: Statement): Promise<DocumentElement> {
  const { statementPdf } = await import('./statement-pdf.ts');
  return statementPdf(statement);
}

/** Every document by its type. Who makes one adds it here; nothing else lists them, but the check of the database. */
export const documentTypes = {
  declarations: ofPolicy({
    name: ({ policyNumber }) =>
      sentence(words('Declarations {number}', 'Conditions particulières {number}'), { number: policyNumber }),
    gather: gatherDeclarations,
    async layOut(content) {
      const { declarationsPdf } = await import('./declarations-pdf.ts');
      return declarationsPdf(content);
    },
  }),
  id_card: ofPolicy({
    name: ({ policyNumber }) =>
      sentence(words('Insurance card {number}', 'Carte d’assurance {number}'), { number: policyNumber }),
    gather: gatherIdCard,
    async layOut(content) {
      const { idCardPdf } = await import('./id-card-pdf.ts');
      return idCardPdf(content);
    },
  }),
  receipt: ofPolicy({
    name: ({ policyNumber }) => sentence(words('Receipt {number}', 'Reçu {number}'), { number: policyNumber }),
    gather: gatherReceipt,
    layOut: layOutStatement,
  }),
  cancellation_proof: ofPolicy({
    name: ({ policyNumber }) =>
      sentence(words('Proof of cancellation {number}', 'Preuve de résiliation {number}'), { number: policyNumber }),
    gather: gatherCancellationProof,
    layOut: layOutStatement,
  }),
  mailing_proof: ofPolicy({
    name: ({ policyNumber }) =>
      sentence(words('Proof of mailing {number}', 'Preuve d’envoi {number}'), { number: policyNumber }),
    gather: gatherMailingProof,
    layOut: layOutStatement,
  }),
  mailed_notice: ofPolicy({
    name: ({ policyNumber }) =>
      sentence(words('Notice by post {number}', 'Avis par la poste {number}'), {
        number: policyNumber,
      }),
    gather: gatherMailedNotice,
    layOut: layOutStatement,
  }),
  policy_change: ofPolicy({
    name: ({ policyNumber }) =>
      sentence(words('Change of policy {number}', 'Modification de la police {number}'), { number: policyNumber }),
    gather: gatherPolicyChange,
    layOut: layOutStatement,
  }),
  loss_run: ofPolicy({
    name: ({ policyNumber }) =>
      sentence(words('Loss run {number}', 'Relevé des sinistres {number}'), { number: policyNumber }),
    gather: gatherLossRun,
    layOut: layOutStatement,
  }),
  customer_loss_run: ofPolicy({
    name: () => sentence(words('Loss run of a customer', 'Relevé des sinistres d’un client')),
    gather: gatherCustomerLossRun,
    layOut: layOutStatement,
  }),
  application: ofQuote({
    name: words('Application', 'Proposition'),
    madeFrom: (_work, { quote }) => readBeforeSigning.application(quote),
    gather: gatherApplication,
    async layOut(content) {
      const { applicationPdf } = await import('./application-pdf.ts');
      return applicationPdf(content);
    },
  }),
  specimen_policy: ofQuote({
    name: words('Specimen policy', 'Spécimen de police'),
    madeFrom: (_work, stored) =>
      readBeforeSigning.specimen_policy(stored.quote, wordedBy(termsOfStored(stored), stored.quote)),
    gather: gatherSpecimenPolicy,
    async layOut(content) {
      const { specimenPolicyPdf } = await import('./specimen-policy-pdf.ts');
      return specimenPolicyPdf(content);
    },
  }),
  proposal: ofQuote({
    name: words('Proposal', 'Offre d’assurance'),
    madeFrom: sourceOfProposal,
    gather: gatherProposal,
    async layOut(content) {
      const { proposalPdf } = await import('./proposal-pdf.ts');
      return proposalPdf(content);
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

/** What is made for staff alone. */
export const forStaff: readonly DocumentType[] = ['mailing_proof', 'loss_run', 'customer_loss_run'];

/** What is read before a signature. */
export const signingDocumentTypes: readonly QuoteDocumentType[] = readTypes;

/** Everything that is made about a quote. */
export const quoteDocumentTypes: readonly QuoteDocumentType[] = ['proposal', ...readTypes];
