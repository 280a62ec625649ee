import type { FastifyReply } from 'fastify';
import { saveAs } from './save-as.ts';

type SentDocument = {
  readonly bytes: Uint8Array;
  readonly name: string | null | undefined;
  readonly contentType: string | null | undefined;
};

/** Answers with the bytes of a document, to be saved: nothing keeps them on the way, and nothing in them runs. */
export function sendDocument(reply: FastifyReply, { bytes, name, contentType }: SentDocument): FastifyReply {
  const type = contentType ?? 'application/octet-stream';
  return reply
    .type(type)
    .header('content-disposition', saveAs(name ?? 'document', type))
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(Buffer.from(bytes));
}
