import { accept, refuse, type Decision } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { checkFileName, type FileNameRefusal } from './check-file-name.ts';
import { type FiledTable, mostBytesOfDay, mostFileBytes, mostFilesOf } from './vocabulary.ts';
import { words } from '../shared/words.ts';

/** A file as its sender announces it, and what there is already. */
export type Announced = {
  readonly table: FiledTable;
  readonly name: string;
  readonly byteSize: number;
  /** Files that the record holds or that are on their way to it. */
  readonly filesOfRecord: number;
  /** Bytes that the sender announced in the last 24 hours. */
  readonly bytesOfDay: number;
};

export type UploadBegun = { readonly name: string; readonly byteSize: number };

export type UploadRefusal = FileNameRefusal | 'file_empty' | 'file_too_large' | 'record_full' | 'bytes_of_day_spent';

const megabytes = (bytes: number): number => Math.floor(bytes / (1024 * 1024));

/** Whether a record takes one file more. */
export function checkRoom(table: FiledTable, filesOfRecord: number): Decision<true, 'record_full'> {
  const most = mostFilesOf[table];
  if (filesOfRecord < most) return accept(true);
  return refuse(
    'record_full',
    sentence(
      words(
        'There are {most} files here already, which is as many as fit.',
        'Il y a déjà {most} fichiers ici, soit le maximum.',
      ),
      { most },
    ),
  );
}

/** Whether a file may be sent, as far as its announcement tells. */
export function decideBeginUpload(announced: Announced): Decision<UploadBegun, UploadRefusal> {
  const { table, byteSize, filesOfRecord, bytesOfDay } = announced;
  const name = checkFileName(announced.name);
  if (!name.ok) return name;
  if (!Number.isSafeInteger(byteSize) || byteSize < 1) {
    return refuse(
      'file_empty',
      words('There is nothing in this file. Choose another.', 'Ce fichier est vide. Choisissez-en un autre.'),
      'byte_size',
    );
  }
  if (byteSize > mostFileBytes) {
    const message = sentence(
      words(
        'A file has at most {most} MB. Send a smaller one, or several.',
        'Un fichier compte au plus {most} Mo. Envoyez-en un plus petit, ou plusieurs.',
      ),
      {
        most: megabytes(mostFileBytes),
      },
    );
    return refuse('file_too_large', message, 'byte_size');
  }
  const room = checkRoom(table, filesOfRecord);
  if (!room.ok) return room;
  if (bytesOfDay + byteSize > mostBytesOfDay) {
    const message = sentence(
      words(
        'You sent {most} MB in a day, which is as much as we take. Go on tomorrow.',
        'Vous avez envoyé {most} Mo en une journée, soit le maximum. Continuez demain.',
      ),
      {
        most: megabytes(mostBytesOfDay),
      },
    );
    return refuse('bytes_of_day_spent', message);
  }
  return accept({ name: name.event, byteSize });
}
