import { create, type Font } from 'fontkit';
import { readSource } from '../../shared/source-file.ts';

let face: Font | undefined;

/** The face of headings, as outlines. */
function displayFont(): Font {
  if (face === undefined) {
    const read = create(readSource('packages/server/src/documents/fonts/national-park-bold.ttf'));
    if (!('layout' in read)) throw new Error('The face of headings is a collection.');
    face = read;
  }
  return face;
}

/** How wide a line is at a size. */
function measure(line: string, size: number): number {
  const font = displayFont();
  return (font.layout(line).advanceWidth * size) / font.unitsPerEm;
}

function fill(words: readonly string[], size: number, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Words in as few lines as a width allows at a size, and those as even as they can be. */
export function breakLines(text: string, size: number, width: number): readonly string[] {
  // A space that must not break is part of its word.
  const words = text.split(' ');
  const fewest = fill(words, size, width);
  for (let narrower = width * 0.5; narrower < width; narrower += width / 40) {
    const even = fill(words, size, narrower);
    if (even.length === fewest.length && even.every((line) => measure(line, size) <= width)) return even;
  }
  return fewest;
}

/** A line of text as the path of its letters, whose base line begins at `x`, `y`: what draws it needs no fonts. */
export function linePath(text: string, size: number, { x, y }: { readonly x: number; readonly y: number }): string {
  const font = displayFont();
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let at = x;
  return glyphs
    .map((glyph, index) => {
      const move = positions[index];
      const path = glyph.path
        .scale(scale, -scale)
        .translate(at + (move?.xOffset ?? 0) * scale, y)
        .toSVG();
      at += (move?.xAdvance ?? glyph.advanceWidth) * scale;
      return path;
    })
    .join('');
}
