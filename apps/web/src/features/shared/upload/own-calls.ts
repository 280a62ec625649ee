import { newId } from '../../../data/new-id.ts';
import { request } from '../../../data/requests/request.ts';
import type { RequestKind } from '../../../data/session/role-for-kind.ts';
import { LoadFileStatusDocument } from '../../../generated/documents.ts';
import { sendPart } from './send-part.ts';
import type { UploadCalls } from './upload-file.ts';
import { digest, wait } from './wait-and-digest.ts';

type Asking = { readonly kind: RequestKind; readonly heldRoles: readonly string[] };
type Keyed = Asking & { readonly idempotencyKey: string };

/** How a kind of file is begun and finished: two operations of its own, which attach it as well. */
type OwnKind = {
  readonly begin: (name: string, size: number, keyed: Keyed) => Promise<string>;
  readonly finish: (file: string, keyed: Keyed) => ReturnType<UploadCalls['finish']>;
};

/** The calls of one file of such a kind: each has a key of its own, so that one whose answer was lost has its effect once. */
export function ownCalls(who: Asking, { begin, finish }: OwnKind): UploadCalls {
  const [beginning, finishing] = [newId(), newId()];
  const { signal } = new AbortController();
  return {
    wait,
    digest,
    begin: (name, size) => begin(name, size, { ...who, idempotencyKey: beginning }),
    send: (url, part, bytes, onProgress) => sendPart({ url, part, bytes, onProgress, signal }, who),
    finish: (file) => finish(file, { ...who, idempotencyKey: finishing }),
    statusOf: async (file) => (await request(LoadFileStatusDocument, { file }, who)).files_by_pk,
    attach: () => Promise.resolve(),
  };
}
