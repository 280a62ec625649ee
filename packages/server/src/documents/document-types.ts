import type { Policy } from '@roadworthy/core/policies/policy.ts';
import { type Locale, sentence, type Sentence } from '@roadworthy/core/shared/sentence.ts';
import type { DocumentProps } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { Platform } from '../kernel/platform.ts';
import type { Work } from '../kernel/work.ts';
import { gatherDeclarations } from './gather-declarations.ts';

/** What reading the facts of a document takes. */
export type Gathering = Pick<Work, 'tx'> & { readonly platform: Pick<Platform, 'secrets'> };

/** A kind of document about a policy. `Content` is plain data: it goes to the thread that lays pages out. */
type DocumentKind<Content> = {
  /** What it is called in the lists of documents and as a file. */
  name(policy: Pick<Policy, 'policyNumber'>): Sentence;
  /** What it says, as things stand, in the language. */
  gather(work: Gathering, policyId: string, locale: Locale): Promise<Content>;
  /** Its pages; called in the rendering thread alone, which is the only one that loads the renderer. */
  layOut(content: Content): Promise<ReactElement<DocumentProps>>;
};

function kind<Content>(one: DocumentKind<Content>): DocumentKind<Content> {
  return one;
}

/** Every document by its type. Who makes one adds it here; nothing else lists them, but the check of the database. */
export const documentTypes = {
  declarations: kind({
    name: ({ policyNumber }) => sentence('Declarations {number}', { number: policyNumber }),
    gather: gatherDeclarations,
    async layOut(content) {
      const { declarationsPdf } = await import('./declarations-pdf.ts');
      return declarationsPdf(content);
    },
  }),
} as const;

export type DocumentType = keyof typeof documentTypes;
export type ContentOf<Type extends DocumentType> = Awaited<ReturnType<(typeof documentTypes)[Type]['gather']>>;
