import { expect, test } from 'vitest';
import type { Decision, Refusal } from '../shared/decision.ts';
import { decideKeepAgentPhoto, decideSendAgentPhoto, mostAgentPhotosOfDay } from './agent-photo.ts';
import { decideAttachFile, decideFile } from './attach-file.ts';
import { type Announced, decideBeginUpload } from './begin-upload.ts';
import { decideChangeFile } from './change-file.ts';
import { decideKeepLogo, decideSendLogo, mostLogosOfDay } from './logo.ts';
import { checkSides, decideAnnouncePicture, mostPictureBytes } from './picture.ts';
import { decideFinishUpload, decideKeep, decideTakePart, fileInfected, fileNotOpened } from './upload.ts';
import { mostBytesOfDay, mostFileBytes, mostFilesOf, mostOpenedBytes, partBytes } from './vocabulary.ts';

const announced: Announced = { table: 'quotes', name: 'a.pdf', byteSize: 1, filesOfRecord: 0, bytesOfDay: 0 };
const quote = { table: 'quotes', id: 'q1' } as const;
const file = { fileId: 'f1', status: 'stored', record: quote, isAttached: false } as const;
const open = { status: 'uploading', byteSize: 2 * partBytes } as const;

const found = { byteSize: 1, type: 'image/png', picture: null, archive: null, isBroken: false } as const;

const decisions: readonly Decision<unknown>[] = [
  decideBeginUpload({ ...announced, name: 'a.exe' }),
  decideBeginUpload({ ...announced, name: 'a/b.pdf' }),
  decideAnnouncePicture({ name: 'a.svg', byteSize: 1 }),
  decideAnnouncePicture({ name: 'a.jpg', byteSize: mostPictureBytes + 1 }),
  decideSendAgentPhoto({ hasCard: false, sent: 0 }),
  decideSendAgentPhoto({ hasCard: true, sent: mostAgentPhotosOfDay }),
  decideKeepAgentPhoto({ type: 'image/png', width: 1, height: 1 }),
  decideSendLogo({ name: 'a.svg', byteSize: 1 }, { sent: 0 }),
  decideSendLogo({ name: 'a.png', byteSize: 1 }, { sent: mostLogosOfDay }),
  decideKeepLogo({ type: 'image/png', width: 2, height: 2, contrast: 9 }),
  decideKeepLogo({ type: 'image/png', width: 200, height: 50, contrast: 1 }),
  decideBeginUpload({ ...announced, byteSize: 0 }),
  decideBeginUpload({ ...announced, byteSize: mostFileBytes + 1 }),
  decideBeginUpload({ ...announced, filesOfRecord: mostFilesOf.quotes }),
  decideBeginUpload({ ...announced, bytesOfDay: mostBytesOfDay }),
  decideTakePart(open, 0, 1),
  decideTakePart(open, 1, 1),
  decideTakePart({ ...open, status: 'stored' }, 1, 1),
  decideFinishUpload(open, [1]),
  decideFile({ permissions: [] }, 'quote:annotate'),
  decideAttachFile(null, quote),
  decideAttachFile({ ...file, isAttached: true }, quote),
  decideAttachFile({ ...file, status: 'checking' }, quote),
  decideChangeFile({ archived: new Date(0) }),
  checkSides({ width: 20_000, height: 20_000 }),
  checkSides({ width: 20_000, height: 2 }),
  decideKeep(found, { ...found, byteSize: 2 }),
  decideKeep({ byteSize: mostOpenedBytes + 1 }, { ...found, byteSize: mostOpenedBytes + 1 }),
  decideKeep(found, { ...found, isBroken: true }),
  decideKeep(found, { ...found, archive: { entries: 1, unpackedBytes: 1e12 } }),
  fileInfected('EICAR-Test-File'),
  fileNotOpened(),
];

function refusalOf(decision: Decision<unknown>): Refusal {
  if (decision.ok) throw new Error('Each of these is refused');
  return decision.refusal;
}

test('every refusal of a file is a sentence that ends, and brings its French', () => {
  for (const decision of decisions) {
    const { message, french } = refusalOf(decision);
    expect(message).toMatch(/^[A-Z].*\.$/);
    expect(message).not.toMatch(/[{}]/);
    expect(french).toMatch(/^\p{Lu}.*\.$/u);
  }
});
