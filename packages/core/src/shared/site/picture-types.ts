/** The kinds of pictures that are taken and drawn anew, and what a page lets people choose. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
