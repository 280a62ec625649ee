import { describe, expect, test } from 'vitest';
import {
  addressOfFile,
  bytesOfPart,
  endingOf,
  fileAtAddress,
  fileKinds,
  kindOfEnding,
  mostBytesOfDay,
  mostFileBytes,
  mostFilesOf,
  partBytes,
  partCount,
} from './vocabulary.ts';

const fileId = '0198a0f0-0000-7000-8000-000000000001';

describe('the kinds of files that are taken', () => {
  test('have types and endings that name one kind each, in small letters', () => {
    const endings = fileKinds.flatMap((kind) => kind.endings);
    expect(new Set(endings).size).toBe(endings.length);
    expect(new Set(fileKinds.map(({ type }) => type)).size).toBe(fileKinds.length);
    expect(endings.filter((ending) => !/^[a-z0-9]+$/.test(ending))).toEqual([]);
  });

  test.each([
    'image/svg+xml',
    'text/html',
    'text/xml',
    'application/xhtml+xml',
    'application/javascript',
    'application/zip',
    'application/x-msdownload',
    'application/vnd.ms-excel.sheet.macroenabled.12',
  ])('do not hold %s, in which something runs', (type) => {
    expect(fileKinds.map((kind) => kind.type)).not.toContain(type);
  });

  test.each([
    ['roof.jpg', 'jpg', 'image/jpeg'],
    ['ROOF.JPEG', 'jpeg', 'image/jpeg'],
    ['roof.tar.pdf', 'pdf', 'application/pdf'],
    ['roof', '', undefined],
    ['roof.', '', undefined],
    ['roof.averylongending', '', undefined],
    ['roof.constructor', '', undefined],
    ['roof.html', 'html', undefined],
  ])('are promised by the ending of %s: %j, %s', (name, ending, type) => {
    expect(endingOf(name)).toBe(ending);
    expect(kindOfEnding(endingOf(name))?.type).toBe(type);
  });
});

describe('a file in parts', () => {
  test.each([
    [1, 1, 1],
    [partBytes - 1, 1, partBytes - 1],
    [partBytes, 1, partBytes],
    [partBytes + 1, 2, 1],
    [2 * partBytes, 2, partBytes],
    [mostFileBytes, 40, partBytes],
  ])('of %s bytes has %s of them, the last with %s', (size, count, last) => {
    expect(partCount(size)).toBe(count);
    expect(bytesOfPart(size, count)).toBe(last);
  });

  test('is at most as large as what a person sends in a day, and a claim’s files together are', () => {
    expect(mostFilesOf.claims * mostFileBytes).toBe(mostBytesOfDay);
  });
});

describe('the address of a file', () => {
  test('names it', () => {
    expect(addressOfFile(fileId)).toBe(`/api/v1/files/${fileId}`);
    expect(fileAtAddress(addressOfFile(fileId))).toBe(fileId);
  });

  test.each([
    '',
    fileId,
    '/api/v1/files/',
    '/api/v1/files/..',
    `/api/v1/files/${fileId}/`,
    `/api/v1/files/${fileId}/parts/1`,
    `/api/v1/files/${fileId.toUpperCase()}`,
    `//elsewhere.example/api/v1/files/${fileId}`,
    `https://rv.example/api/v1/files/${fileId}`,
    `/api/v1/files/${fileId}?download`,
    `/api/documents/${fileId}`,
  ])('is no other: %j', (url) => {
    expect(fileAtAddress(url)).toBeNull();
  });
});
