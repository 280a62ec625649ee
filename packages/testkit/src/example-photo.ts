import sharp from 'sharp';

/** Where the telephone says that an example was taken: the marina of Sandusky, Ohio. */
const place = {
  IFD0: { Make: 'Example', Model: 'Telephone' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 27/1 30/1', GPSLongitudeRef: 'W', GPSLongitude: '82/1 42/1 40/1' },
};

/**
 * A photograph as a telephone sends it that was held upright: with the place where it was taken in it, lying on its side
 * and marked to be turned by a quarter. `text` is what stands on it.
 */
export function examplePhoto(text: string, colour = '#5b7c8d', side = 1_200): Promise<Buffer> {
  const height = Math.round((side * 3) / 4);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${height}">
    <rect width="100%" height="100%" fill="${colour}"/>
    <rect y="${height * 0.72}" width="100%" height="${height * 0.28}" fill="#3c3f41"/>
    <rect x="${side * 0.14}" y="${height * 0.3}" width="${side * 0.72}" height="${height * 0.42}" rx="${side * 0.03}" fill="#f1ece1"/>
    <rect x="${side * 0.14}" y="${height * 0.5}" width="${side * 0.72}" height="${height * 0.05}" fill="#d9822b"/>
    <circle cx="${side * 0.3}" cy="${height * 0.74}" r="${height * 0.08}" fill="#1d1f20"/>
    <circle cx="${side * 0.7}" cy="${height * 0.74}" r="${height * 0.08}" fill="#1d1f20"/>
    <text x="50%" y="${height * 0.18}" fill="#ffffff" font-family="sans-serif" font-size="${side / 14}" text-anchor="middle">${text}</text>
  </svg>`;
  return sharp(Buffer.from(drawing))
    .rotate(-90)
    .withMetadata({ orientation: 6 })
    .withExifMerge(place)
    .jpeg({ quality: 80 })
    .toBuffer();
}
