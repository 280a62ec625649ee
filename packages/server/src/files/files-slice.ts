import { decideFile } from '@roadworthy/core/files/attach-file.ts';
import { checkRoom } from '@roadworthy/core/files/begin-upload.ts';
import type { FiledTable } from '@roadworthy/core/files/vocabulary.ts';
import { findNotErased } from '../kernel/operations/not-erased.ts';
import type { ReadAbilities, Slice } from '../kernel/slice.ts';
import { readSignedChangeAbilities } from './attach-signed-change.ts';
import { countFiles } from './begin-upload.ts';
import { filedPlace } from './filed-records.ts';
import { purgeUploads } from './purge-uploads.ts';

/** Whether somebody may send a file to a record, and change those that are there. */
function abilitiesOf(table: FiledTable): ReadAbilities {
  return async (work, id) => {
    const place = filedPlace(table, id);
    if (place === null) return {};
    const requested = decideFile(work.actor, place.permission);
    const permitted = requested.ok ? await findNotErased(work, place.table, id) : requested;
    const { filesOfRecord } = await countFiles(work, place);
    return { begin_upload: permitted.ok ? checkRoom(table, filesOfRecord) : permitted, archive_file: permitted };
  };
}

export const filesSlice = {
  abilities: {
    quotes: abilitiesOf('quotes'),
    policies: abilitiesOf('policies'),
    claims: abilitiesOf('claims'),
    policy_proposals: readSignedChangeAbilities,
  },
  jobs: (kernel) => ({ 'purge-uploads': () => purgeUploads(kernel) }),
} satisfies Slice;
