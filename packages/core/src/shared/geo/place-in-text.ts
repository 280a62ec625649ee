/** A place on the earth in degrees of WGS 84. */
export type Place = { readonly lat: number; readonly lng: number };

const numbers = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/** A place as every map reads it: latitude, then longitude, to about a metre. */
export const printPlace = ({ lat, lng }: Place): string => `${lat.toFixed(5)}, ${lng.toFixed(5)}`;

/** The place that a text says in numbers, such as where a device was or a pin stands; null for any other text. */
export function placeInText(text: string | null): Place | null {
  const found = numbers.exec(text ?? '');
  if (!found) return null;
  const [lat, lng] = [Number(found[1]), Number(found[2])];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}
