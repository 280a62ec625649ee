import type { Position } from './geometry.ts';
import { MapUnreadableError } from './map-file.ts';

function numberOf(text: string, line: number): number {
  const number = Number(text);
  if (text === '' || !Number.isFinite(number)) throw new MapUnreadableError('coordinates', { line, detail: text });
  return number;
}

/** A tuple of a file: two numbers, and a height that is not looked at. */
function positionOf([lng = '', lat = '']: readonly string[], line: number): Position {
  return [numberOf(lng, line), numberOf(lat, line)];
}

/**
 * The tuples of a `<coordinates>`: `lng,lat` or `lng,lat,height`, with blanks between them. Some programs write a blank
 * after a comma, and some write nothing but commas; both are read as what they mean. Throws MapUnreadableError.
 */
export function readCoordinates(text: string, line: number): Position[] {
  const tuples = text
    .replaceAll(/\s*,\s*/gu, ',')
    .trim()
    .split(/\s+/u)
    .filter((tuple) => tuple !== '');
  return tuples.flatMap((tuple) => {
    const parts = tuple.replace(/,$/, '').split(',');
    if (parts.length === 2 || parts.length === 3) return [positionOf(parts, line)];
    const step = parts.length % 3 === 0 ? 3 : parts.length % 2 === 0 ? 2 : null;
    if (step === null || parts.length < 2) throw new MapUnreadableError('coordinates', { line, detail: tuple });
    return Array.from({ length: parts.length / step }, (_, at) =>
      positionOf(parts.slice(at * step, at * step + step), line),
    );
  });
}

/** A `gx:coord`: longitude, latitude and height with blanks between them. Throws MapUnreadableError. */
export function readTrackCoordinate(text: string, line: number): Position {
  return positionOf(text.trim().split(/\s+/u), line);
}

/** A position of GeoJSON. Throws MapUnreadableError. */
export function readPosition(value: unknown, line: number): Position {
  if (Array.isArray(value) && value.length >= 2 && value.slice(0, 2).every((part) => Number.isFinite(part))) {
    return [value[0] as number, value[1] as number];
  }
  throw new MapUnreadableError('coordinates', { line, detail: JSON.stringify(value) ?? '' });
}
