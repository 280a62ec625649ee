'use client';
import { LoadDislocationRunDocument } from '../../../generated/documents.ts';
import { recordPage } from '../../shared/record-page/record-page.tsx';
import { DislocationRun } from './dislocation-run.tsx';

/** The run of the address. */
export const DislocationRunScreen = recordPage({
  kind: 'rater',
  document: LoadDislocationRunDocument,
  variables: (id) => ({ id }),
  find: ({ dislocation_runs_by_pk: run, dislocation_words: words, abilities }) => run && { run, words, abilities },
  words: ({ workbench: { dislocation } }) => ({ heading: dislocation.title, failed: dislocation.failed }),
  area: 'rates',
  page: (found) => <DislocationRun {...found} />,
});
