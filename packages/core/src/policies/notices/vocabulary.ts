/** How a letter may be posted, the plainest first; what of it proves the mailing is the law's to say. */
export const postServices = ['first_class', 'certificate_of_mailing', 'tracked', 'certified', 'registered'] as const;
export type PostService = (typeof postServices)[number];

/** By which way a notice counts before the law. */
export const noticeChannels = ['email', ...postServices] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** What a notice announces: that cover ends within a term, that it ends with it, or that it goes on otherwise. */
export const noticeKinds = ['cancellation', 'non_renewal', 'conditional_renewal'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Whom a letter by post is for. */
export const letterAddressees = ['insured', 'lienholder', 'claimant'] as const;

/** How far a letter by post is, from being owed to its end. */
export const letterStatuses = ['queued', 'accepted', 'mailed', 'delivered', 'returned', 'refused'] as const;
export type LetterStatus = (typeof letterStatuses)[number];

/** Why a letter was not posted: its vendor would not, the end that it announces changed, or there is no address. */
export const whyRefused = ['vendor', 'end_changed', 'no_address'] as const;
export type WhyRefused = (typeof whyRefused)[number];
