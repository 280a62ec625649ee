/** Where one reads who is signed in. */
export const sessionAddress = '/api/auth/me';
