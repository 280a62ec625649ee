import type { Slice } from '../kernel/slice.ts';
import { createApiKey } from './create-api-key.ts';
import { revokeApiKey } from './revoke-api-key.ts';
import { setLanguage } from './set-language.ts';

export const identitySlice = { operations: [createApiKey, revokeApiKey, setLanguage] } satisfies Slice;
