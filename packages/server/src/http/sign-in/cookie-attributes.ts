/** What every cookie of ours says: it is for our own pages, and no script reads it. */
export function cookieAttributes(publicUrl: string) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https://') } as const;
}
