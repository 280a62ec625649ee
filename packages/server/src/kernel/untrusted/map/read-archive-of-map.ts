import type { MapNotes } from '@roadworthy/core/incidents/map-file.ts';
import { MapUnreadableError, mostPacking, mostUnpackedMapBytes } from '@roadworthy/core/incidents/map-file.ts';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** Most files in a KMZ: a map with a picture for each of its marks. */
const mostEntries = 5_000;

type Found = { readonly archive: ZipFile; readonly entry: Entry };

/** The document of a KMZ: `doc.kml`, or else the first KML in it. What else is in it is not looked at, its names neither. */
async function findDocument(bytes: Buffer, notes: MapNotes): Promise<Found> {
  const archive = await fromBufferPromise(bytes);
  const documents: Entry[] = [];
  let entries = 0;
  for await (const entry of archive.eachEntry()) {
    entries += 1;
    if (entries > mostEntries) throw new MapUnreadableError('archive_too_large');
    if (/\.kml$/iu.test(entry.fileName)) documents.push(entry);
  }
  const entry = documents.find(({ fileName }) => /(?:^|\/)doc\.kml$/iu.test(fileName)) ?? documents[0];
  if (!entry) throw new MapUnreadableError('archive_without_map');
  if (documents.length > 1) notes.add('other_files_ignored', documents.length - 1);
  return { archive, entry };
}

function checkSize({ uncompressedSize, compressedSize }: Entry): void {
  const isPackedTooWell = uncompressedSize > mostPacking * Math.max(compressedSize, 1_024);
  if (uncompressedSize > mostUnpackedMapBytes || isPackedTooWell) throw new MapUnreadableError('archive_too_large');
}

/** The bytes of the KML in a KMZ, within the limits whatever its directory says. Throws MapUnreadableError. */
export async function readArchiveOfMap(bytes: Buffer, notes: MapNotes): Promise<Buffer> {
  try {
    const { archive, entry } = await findDocument(bytes, notes);
    checkSize(entry);
    const stream = await archive.openReadStreamPromise(entry);
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.byteLength;
      if (size > mostUnpackedMapBytes) throw new MapUnreadableError('archive_too_large');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    if (error instanceof MapUnreadableError) throw error;
    throw new MapUnreadableError('archive_broken', { detail: error instanceof Error ? error.message : '' });
  }
}
