'use client';
import { LoadRaterVersionDocument } from '../../../generated/documents.ts';
import { recordPage } from '../../shared/record-page/record-page.tsx';
import { versionsList } from '../versions/versions-list.ts';
import { VersionPage } from './version-page.tsx';

/** The version of rates of the address. */
export const VersionScreen = recordPage({
  kind: 'rater',
  document: LoadRaterVersionDocument,
  variables: (id) => ({ id }),
  find: ({ rater_versions_by_pk: version, abilities }) => version && { version, abilities },
  list: versionsList,
  words: ({ workbench: { raterVersion } }) => ({
    back: raterVersion.back,
    heading: raterVersion.title,
    failed: raterVersion.failed,
  }),
  area: 'rates',
  page: (found) => <VersionPage {...found} />,
});
