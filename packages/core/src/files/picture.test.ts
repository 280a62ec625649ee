import { describe, expect, test } from 'vitest';
import { pictureTypes } from '../shared/site/picture-types.ts';
import { decideAnnouncePicture, decidePictureKind, mostPictureBytes } from './picture.ts';

const announce = (name: string, byteSize = 4_000_000) => decideAnnouncePicture({ name, byteSize });

describe('a picture that is sent', () => {
  test.each(['me.jpg', 'me.JPEG', 'me.png', 'me.webp'])('may be called %s', (name) => {
    expect(announce(name)).toEqual({ ok: true, event: { name, byteSize: 4_000_000 } });
  });

  test.each([
    ['me.gif', 'photo_kind_not_taken'],
    ['me.pdf', 'photo_kind_not_taken'],
    ['me.svg', 'photo_kind_not_taken'],
    ['me', 'photo_kind_not_taken'],
    ['a/b.jpg', 'file_name_not_plain'],
  ])('is not called %s', (name, code) => {
    expect(announce(name)).toMatchObject({ refusal: { code, field: 'name' } });
  });

  test.each([
    [0, 'file_empty'],
    [1.5, 'file_empty'],
    [mostPictureBytes + 1, 'photo_too_large'],
  ])('does not have %d bytes', (byteSize, code) => {
    expect(announce('me.jpg', byteSize)).toMatchObject({ refusal: { code, field: 'byte_size' } });
  });

  test('is of a kind that its bytes are seen to be', () => {
    expect(pictureTypes.map((type) => decidePictureKind({ type }).ok)).toEqual([true, true, true]);
    for (const type of ['image/gif', 'text/html', null]) expect(decidePictureKind({ type }).ok).toBe(false);
  });
});
